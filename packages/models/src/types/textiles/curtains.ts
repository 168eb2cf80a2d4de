import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { defineModel, type SymbolLine } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { curtainCloth, curtainPair, pairOf, type Drawn } from "./curtain-cloth.ts"

const words = {
  zh: ["窗帘", "布帘", "纱帘", "落地帘"],
  en: ["curtains", "drapes", "drapery", "window"],
  vi: ["rèm", "rèm cửa", "màn cửa", "rèm vải"],
} as const

/** Waves from above, one for each panel. */
const waves = (span: number, drawn: Drawn, reach: number, y: number): readonly SymbolLine[] =>
  pairOf(span, drawn).map(({ at, width, folds }) =>
    symbolLine(
      Array.from({ length: folds * 6 + 1 }, (_, i) => {
        const share = i / (folds * 6)
        return [at + (share - 0.5) * width, y + Math.sin(share * folds * 2 * Math.PI) * reach] as const
      }),
    ),
  )

/** A pair on a rod with rings and finials. */
export const rodCurtains = defineModel({
  id: "curtain.rod",
  category: "textiles",
  name: { zh: "罗马杆窗帘", en: "Curtains on a rod", vi: "Rèm thanh tròn" },
  words: {
    zh: [...words.zh, "罗马杆"],
    en: [...words.en, "curtain rod", "rings"],
    vi: [...words.vi, "thanh treo rèm"],
  },
  parameters: {
    width: length(2200, 1000, 4000, 50),
    depth: length(150, 130, 200, 10),
    height: length(2500, 1400, 3200, 50),
    drawn: choice("half", "open", "closed"),
    finial: choice("ball", "disc"),
  },
  slots: {
    cloth: { finish: "linen-oat", accepts: ["fabric"] },
    rod: { finish: "brass-brushed", accepts: ["metal", "wood"] },
  },
  anchor: "wall",
  build({ width, depth, height, drawn, finial }) {
    const parts = openParts()
    const end = finial === "ball" ? 0.052 : 0.02
    const span = width - 2 * end - 0.02
    const y = height - 0.03
    const reach = depth / 2 - 0.012
    parts.add(
      "rod",
      place(disc({ radius: 0.0125, height: width - 2 * end + 0.02, rim: 0.001, segments: 20 }), {
        at: [0, y, 0],
        turn: [0, 0, Math.PI / 2],
      }),
    )
    for (const side of [-1, 1]) {
      parts.add(
        "rod",
        finial === "ball"
          ? place(ball(0.028, 24), { at: [side * (width / 2 - 0.028), y, 0] })
          : place(disc({ radius: 0.026, height: 0.016, rim: 0.003, segments: 28 }), {
              at: [side * (width / 2 - 0.008), y, 0],
              turn: [0, 0, Math.PI / 2],
            }),
        place(disc({ radius: 0.008, height: depth / 2, rim: 0.001, segments: 14 }), {
          at: [side * (width / 2 - end - 0.06), y - 0.004, -depth / 4],
          turn: [Math.PI / 2, 0, 0],
        }),
        place(disc({ radius: 0.03, height: 0.006, rim: 0.001, segments: 24 }), {
          at: [side * (width / 2 - end - 0.06), y - 0.004, -depth / 2 + 0.003],
          turn: [Math.PI / 2, 0, 0],
        }),
      )
    }
    const ring = tube({
      path: (at) => [0, Math.cos(at * 2 * Math.PI) * 0.021, Math.sin(at * 2 * Math.PI) * 0.021],
      radius: 0.0024,
      steps: 20,
      sides: 6,
      isClosed: true,
    })
    const drop = y - 0.034
    for (const { at, width: wide, folds } of pairOf(span, drawn))
      for (let i = 0; i <= folds; i++) {
        const x = at - wide / 2 + 0.012 + ((wide - 0.024) * i) / folds
        parts.add("rod", place(ring, { at: [x, y - 0.009, 0], turn: [0, 0.35 * Math.sin(i * 2.3), 0] }))
        parts.add(
          "rod",
          place(roundedBox({ size: [0.007, 0.016, 0.005], radius: 0.0015, rounds: 1 }), {
            at: [x, drop - 0.002, 0],
          }),
        )
      }
    parts.add("cloth", ...curtainPair(span, drawn, { height: drop, reach, heading: "rings", seed: 3 }, 0))
    return parts.close()
  },
  symbol: ({ width, depth, drawn }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolLine([
      [-width / 2, 0],
      [width / 2, 0],
    ]),
    ...waves(width - 0.1, drawn, depth * 0.36, 0),
  ],
  looks: [
    { name: { zh: "燕麦亚麻配黄铜杆", en: "Oat linen on a brass rod", vi: "Lanh yến mạch, thanh đồng" } },
    {
      name: { zh: "森林绿丝绒窗帘", en: "Forest velvet, drawn", vi: "Nhung xanh rừng, kéo kín" },
      values: { drawn: "closed", finial: "disc" },
      finishes: { cloth: "velvet-forest", rod: "steel-black" },
    },
    {
      name: { zh: "赤陶棉麻窗帘", en: "Clay cotton, open", vi: "Cotton đất nung, mở" },
      values: { drawn: "open", width: 1800, height: 2300 },
      finishes: { cloth: "cotton-clay", rod: "oak-natural" },
    },
  ],
})

const track = (width: number, y: number, z: number): Mesh =>
  place(roundedBox({ size: [width, 0.018, 0.022], radius: 0.002, rounds: 1 }), { at: [0, y - 0.009, z] })

/** A pair on a ceiling track in even waves. */
export const trackCurtains = defineModel({
  id: "curtain.track",
  category: "textiles",
  name: { zh: "轨道波浪帘", en: "Wave curtains on a track", vi: "Rèm sóng ray trượt" },
  words: {
    zh: [...words.zh, "轨道窗帘", "波浪帘"],
    en: [...words.en, "wave curtain", "track", "ripple fold"],
    vi: [...words.vi, "rèm sóng", "rèm ray"],
  },
  parameters: {
    width: length(2600, 1000, 5000, 50),
    depth: length(150, 110, 200, 10),
    height: length(2600, 1400, 3200, 50),
    drawn: choice("half", "open", "closed"),
    heading: choice("wave", "pleat"),
  },
  slots: {
    cloth: { finish: "linen-stone", accepts: ["fabric"] },
    track: { finish: "steel-white", accepts: ["metal"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, drawn, heading }) {
    const parts = openParts()
    parts.add("track", track(width, height, 0))
    parts.add(
      "cloth",
      ...curtainPair(
        width - 0.02,
        drawn,
        { height: height - 0.022, reach: depth / 2 - 0.004, heading, seed: 6 },
        0,
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth, drawn }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    ...waves(width - 0.02, drawn, depth * 0.4, 0),
  ],
  looks: [
    { name: { zh: "石灰色波浪帘", en: "Stone linen in waves", vi: "Rèm sóng lanh màu đá" } },
    {
      name: { zh: "海军蓝丝绒褶帘", en: "Pleated navy velvet", vi: "Nhung navy xếp ly" },
      values: { heading: "pleat", drawn: "closed", width: 2200 },
      finishes: { cloth: "velvet-navy" },
    },
    {
      name: { zh: "白纱波浪帘", en: "White sheer, drawn", vi: "Voan trắng kéo kín" },
      values: { drawn: "closed" },
      finishes: { cloth: "sheer-white" },
    },
  ],
})

/** Sheers behind, drapes before them. */
export const layeredCurtains = defineModel({
  id: "curtain.layered",
  category: "textiles",
  name: { zh: "双层窗帘", en: "Sheers and drapes", vi: "Rèm hai lớp" },
  words: {
    zh: [...words.zh, "双层帘", "布加纱"],
    en: [...words.en, "double curtains", "sheer", "layered"],
    vi: [...words.vi, "rèm hai lớp", "rèm voan"],
  },
  parameters: {
    width: length(3000, 1200, 5000, 50),
    depth: length(220, 200, 280, 10),
    height: length(2600, 1400, 3200, 50),
    drawn: choice("open", "half", "closed"),
    sheers: choice("closed", "half", "open"),
    heading: choice("pleat", "wave"),
  },
  slots: {
    cloth: { finish: "linen-sand", accepts: ["fabric"] },
    sheer: { finish: "sheer-white", accepts: ["fabric"] },
    track: { finish: "steel-white", accepts: ["metal"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, drawn, sheers, heading }) {
    const parts = openParts()
    const [front, back] = [depth * 0.24, -depth * 0.26]
    const reach = depth * 0.235
    parts.add("track", track(width, height, front), track(width, height, back))
    parts.add(
      "cloth",
      ...curtainPair(
        width - 0.02,
        drawn,
        { height: height - 0.022, reach: reach + depth * 0.02, heading, seed: 2 },
        front,
      ),
    )
    for (const { at, width: wide, folds } of pairOf(width - 0.02, sheers))
      parts.add(
        "sheer",
        place(
          curtainCloth({
            width: wide,
            height: height - 0.02,
            reach: reach * 0.9,
            folds: Math.round(folds * 1.4),
            heading: "wave",
            seed: at > 0 ? 8 : 11,
            isSheer: true,
          }),
          { at: [at, 0, back] },
        ),
      )
    // Folds reach out by chance.
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth, drawn, sheers }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    ...waves(width - 0.02, drawn, depth * 0.2, depth * 0.24),
    ...waves(width - 0.02, sheers, depth * 0.16, -depth * 0.24),
  ],
  looks: [
    { name: { zh: "沙色亚麻配白纱", en: "Sand linen over white sheers", vi: "Lanh cát và voan trắng" } },
    {
      name: { zh: "灰绿丝绒配白纱", en: "Sage velvet over sheers", vi: "Nhung xanh xám và voan" },
      values: { drawn: "half", heading: "wave", width: 2400 },
      finishes: { cloth: "velvet-sage" },
    },
  ],
})

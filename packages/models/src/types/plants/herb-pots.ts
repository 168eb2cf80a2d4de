import { aim, directionOf } from "../../geometry/aim.ts"
import { lathe } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { fitAround } from "../../geometry/fit-meshes.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

const basil = [0.9, 1.4].map((droop, seed) =>
  leaf({ length: 0.048, width: 0.032, widest: 0.45, taper: 0.65, fold: 0.35, droop, seed, cells: [2, 5] }),
)
const needle = leaf({ length: 0.022, width: 0.0026, widest: 0.5, fold: 0.2, droop: 0.2, cells: [1, 2] })
const mint = [0.5, 0.9].map((droop, seed) =>
  leaf({ length: 0.034, width: 0.019, widest: 0.4, fold: 0.3, wave: 0.16, droop, seed, cells: [2, 6] }),
)

type Kind = "basil" | "rosemary" | "mint"
const order: readonly Kind[] = ["basil", "rosemary", "mint", "basil"]

/** One herb that grows from the origin, about 0.16 m tall. */
function grow(
  kind: Kind,
  seed: number,
): { readonly leaves: readonly Mesh[]; readonly stems: readonly Mesh[] } {
  const random = openChance(seed + 40)
  const [leaves, stems]: [Mesh[], Mesh[]] = [[], []]
  const shoots = kind === "basil" ? 9 : kind === "mint" ? 13 : 11
  for (let i = 0; i < shoots; i++) {
    const around = i * 2.399 + seed
    const t = Math.sqrt((i + 0.3) / shoots)
    const tall = 0.17 * (1 - 0.4 * t * t) * (0.85 + 0.25 * random())
    const far = 0.055 * t
    const top: Vec3 = [Math.cos(around) * far, tall, Math.sin(around) * far]
    const foot: Vec3 = [top[0] * 0.4, -0.005, top[2] * 0.4]
    stems.push(
      tube({
        path: [foot, [top[0] * 0.75, tall * 0.5, top[2] * 0.75], top],
        radius: 0.0014,
        steps: 4,
        sides: 5,
        ends: "none",
      }),
    )
    const tiers = kind === "rosemary" ? 13 : kind === "mint" ? 5 : 3
    for (let k = 0; k < tiers; k++) {
      const q = kind === "rosemary" ? 0.2 + (0.8 * k) / tiers : 0.45 + (0.55 * k) / (tiers - 1)
      const spot: Vec3 = [top[0] * (0.4 + 0.6 * q), tall * q, top[2] * (0.4 + 0.6 * q)]
      const ring = kind === "rosemary" ? 4 : 2
      for (let j = 0; j < ring; j++) {
        const turn = around + k * 1.57 + (j / ring) * 2 * Math.PI + random() * 0.5
        if (kind === "rosemary") {
          leaves.push(aim(needle, { at: spot, along: directionOf(turn, 0.65), scale: 0.9 + 0.4 * random() }))
          continue
        }
        const shape = (kind === "basil" ? basil : mint)[(j + k) % 2]
        const isTop = k === tiers - 1
        if (shape)
          leaves.push(
            aim(shape, {
              at: add3(spot, scale3(directionOf(turn, 0.3), 0.004)),
              along: directionOf(turn, isTop ? 0.85 : 0.35),
              scale: (isTop ? 0.72 : 1) * (0.85 + 0.35 * random()),
            }),
          )
      }
    }
  }
  return { leaves, stems }
}

/** Kitchen herbs in a row of small pots, on a tray or by themselves. */
export const herbPots = defineModel({
  id: "plant.herbs",
  category: "plants",
  name: { zh: "香草盆栽", en: "Herb pots", vi: "Chậu rau thơm" },
  words: {
    zh: ["绿植", "罗勒", "迷迭香", "薄荷", "厨房植物"],
    en: ["plant", "basil", "rosemary", "mint", "kitchen"],
    vi: ["cây", "húng quế", "hương thảo", "bạc hà", "cây trong bếp"],
  },
  parameters: {
    width: length(420, 150, 640, 20),
    depth: length(150, 130, 200, 10),
    height: length(250, 200, 330, 10),
    pots: count(3, 1, 4),
    tray: choice("tray", "none"),
  },
  slots: {
    pots: { finish: "ceramic-terracotta", accepts: ["ceramic", "metal", "stone"] },
    tray: { finish: "oak-natural", accepts: ["wood", "metal"] },
    soil: { finish: "soil-dark" },
    leaves: { finish: "leaf-light", accepts: ["plant"] },
    rosemary: { finish: "leaf-olive", accepts: ["plant"] },
    stems: { finish: "leaf-green", accepts: ["plant"] },
  },
  anchor: "surface",
  build({ width, depth, height, pots, tray }) {
    const parts = openParts()
    const base = tray === "tray" ? 0.012 : 0
    if (tray === "tray") {
      parts.add(
        "tray",
        place(roundedBox({ size: [width, 0.01, depth], radius: 0.003, grain: "x" }), { at: [0, 0.005, 0] }),
      )
      for (const side of [-1, 1])
        parts.add(
          "tray",
          place(roundedBox({ size: [width, 0.026, 0.008], radius: 0.002, grain: "x" }), {
            at: [0, 0.0135, side * (depth / 2 - 0.004)],
          }),
          place(roundedBox({ size: [0.008, 0.026, depth - 0.017], radius: 0.002, grain: "z" }), {
            at: [side * (width / 2 - 0.004), 0.0135, 0],
          }),
        )
    }
    const room = width / pots
    const radius = Math.min(0.062, room * 0.4, depth * 0.4)
    const tall = Math.min(height * 0.45, radius * 1.85)
    for (let i = 0; i < pots; i++) {
      const x = -width / 2 + room * (i + 0.5)
      parts.add(
        "pots",
        place(
          lathe({
            profile: [
              [0, 0],
              [radius * 0.66, 0],
              [radius * 0.7, 0.004],
              [radius * 0.9, tall * 0.72],
              [radius * 0.99, tall * 0.735],
              [radius, tall * 0.75],
              [radius, tall - 0.002],
              [radius * 0.97, tall],
              [radius * 0.9, tall],
              [radius * 0.87, tall - 0.02],
            ],
            segments: 40,
          }),
          { at: [x, base, 0] },
        ),
      )
      parts.add(
        "soil",
        place(
          lathe({
            profile: [
              [radius * 0.88, tall - 0.014],
              [radius * 0.5, tall - 0.009],
              [0, tall - 0.008],
            ],
            segments: 24,
          }),
          { at: [x, base, 0] },
        ),
      )
      const kind = order[i] ?? "basil"
      const { leaves, stems } = grow(kind, i)
      const soil = tall - 0.012
      const all = fitAround(
        [...leaves, ...stems].map((mesh) => place(mesh, { at: [0, soil, 0] })),
        { width: room, depth: i === 0 ? depth : depth * 0.93, foot: soil, top: height - base - i * 0.012 },
      ).map((mesh) => place(mesh, { at: [x, base, 0] }))
      parts.addFitted(kind === "rosemary" ? "rosemary" : "leaves", ...all.slice(0, leaves.length))
      parts.addFitted("stems", ...all.slice(leaves.length))
    }
    return parts.close()
  },
  symbol: ({ width, depth, pots }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    ...Array.from({ length: pots }, (_, i) =>
      symbolRound({
        at: [-width / 2 + (width / pots) * (i + 0.5), 0],
        size: [Math.min(width / pots, depth) * 0.85, Math.min(width / pots, depth) * 0.85],
        style: "detail",
      }),
    ),
  ],
  looks: [
    { name: { zh: "三盆香草托盘", en: "Three herbs on an oak tray", vi: "Ba chậu rau thơm khay gỗ sồi" } },
    {
      name: { zh: "罗勒小盆", en: "Basil in stoneware", vi: "Húng quế chậu gốm đá" },
      values: { pots: 1, width: 190, depth: 180, tray: "none" },
      finishes: { pots: "ceramic-stoneware" },
    },
    {
      name: { zh: "白陶香草四盆", en: "Four herbs in white pots", vi: "Bốn chậu rau thơm gốm trắng" },
      values: { pots: 4, width: 580 },
      finishes: { pots: "ceramic-matt-white", tray: "walnut-natural" },
    },
  ],
})

import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const words = {
  zh: ["卷帘", "窗帘", "百叶帘", "遮光帘"],
  en: ["blind", "window blind", "shade"],
  vi: ["rèm", "rèm cuốn", "mành"],
} as const
const boxSymbol = ({ width, depth }: { readonly width: number; readonly depth: number }) => [
  symbolBox({ size: [width, depth] }),
  symbolLine([
    [-width / 2, 0],
    [width / 2, 0],
  ]),
]
const along = { turn: [0, 0, Math.PI / 2] } as const
const box = (size: Vec3, at: Vec3, radius = 0.002): Mesh =>
  place(roundedBox({ size, radius, rounds: 1 }), { at })

/** A chain of beads in a loop. */
const chain = (x: number, from: number, to: number, z: number): Mesh =>
  tube({
    path: [
      [x, from, z - 0.012],
      [x, (from + to) / 2, z - 0.01],
      [x, to, z],
      [x, (from + to) / 2, z + 0.01],
      [x, from, z + 0.012],
    ],
    radius: (at) => 0.0016 + 0.0005 * Math.sin(at * 300),
    steps: 60,
    sides: 5,
  })

/** A cloth on a roller, open or in a cassette. */
export const rollerBlind = defineModel({
  id: "blind.roller",
  category: "textiles",
  name: { zh: "卷帘", en: "Roller blind", vi: "Rèm cuốn" },
  words: { ...words, en: [...words.en, "roller blind"] },
  parameters: {
    width: length(1200, 500, 2600, 50),
    depth: length(90, 75, 120, 5),
    height: length(1500, 500, 2800, 50),
    top: choice("cassette", "open"),
  },
  slots: {
    cloth: { finish: "linen-oat", accepts: ["fabric"] },
    metal: { finish: "steel-white", accepts: ["metal"] },
    chain: { finish: "nickel-satin", accepts: ["metal", "plastic"] },
  },
  anchor: "wall",
  build({ width, depth, height, top }) {
    const parts = openParts()
    const radius = depth / 2 - 0.012
    const y = height - depth / 2
    const cloth = width - 0.044
    const z = 0.006 + radius * 0.86
    parts.add(
      "cloth",
      place(disc({ radius: radius * 0.86, height: cloth, segments: 28, rim: 0.0005 }), {
        at: [0, y, 0.004],
        ...along,
      }),
    )
    parts.add(
      "cloth",
      sheet({
        cells: [8, 14],
        thickness: 0.0016,
        surface: (u, v): Vec3 => [
          (u - 0.5) * cloth,
          0.012 + v * (y - 0.012),
          z + noise3(u * 2, v * 2.5, 1, 2) * 0.004 * (1 - v),
        ],
      }),
    )
    parts.add("metal", box([cloth + 0.006, 0.026, 0.011], [0, 0.013, z], 0.004))
    if (top === "cassette")
      parts.add(
        "metal",
        sheet({
          cells: [1, 16],
          thickness: 0.0022,
          surface: (u, v): Vec3 => {
            const angle = -0.35 + v * (Math.PI * 0.5 + 0.35 + 0.6)
            const reach = depth / 2 - 0.0015
            const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
            const soft = Math.min(1.16, square)
            return [
              (u - 0.5) * (width - 0.008),
              y + Math.min(reach, Math.sin(angle) * reach * soft),
              Math.min(reach, Math.cos(angle) * reach * soft),
            ]
          },
        }),
        box([width - 0.008, 0.004, depth * 0.5], [0, height - 0.002, -depth * 0.25]),
      )
    for (const side of [-1, 1])
      parts.add(
        "metal",
        top === "cassette"
          ? box([0.006, depth - 0.001, depth - 0.001], [side * (width / 2 - 0.003), y, 0], 0.003)
          : place(disc({ radius: radius, height: 0.012, segments: 28, rim: 0.003 }), {
              at: [side * (width / 2 - 0.012), y, 0.004],
              ...along,
            }),
        box([0.004, depth - 0.006, depth - 0.008], [side * (width / 2 - 0.004), y, -0.003], 0.001),
      )
    parts.add("metal", box([0.02, 0.004, depth], [width / 2 - 0.01, height - 0.002, 0], 0.001))
    parts.add("chain", chain(width / 2 - 0.014, y, height * 0.3, 0.004))
    return parts.close()
  },
  symbol: boxSymbol,
  looks: [
    { name: { zh: "燕麦色卷帘", en: "Oat roller blind", vi: "Rèm cuốn yến mạch" } },
    {
      name: { zh: "赤陶色明装卷帘", en: "Open roller in clay", vi: "Rèm cuốn trục hở đất nung" },
      values: { top: "open", width: 900 },
      finishes: { cloth: "cotton-clay", metal: "steel-black", chain: "steel-black" },
    },
    {
      name: { zh: "透光纱卷帘", en: "Light-filtering roller", vi: "Rèm cuốn xuyên sáng" },
      values: { width: 1600, height: 2000 },
      finishes: { cloth: "sheer-white" },
    },
  ],
})

/** A cloth with rods sewn in that gathers in flat folds from below. */
export const romanBlind = defineModel({
  id: "blind.roman",
  category: "textiles",
  name: { zh: "罗马帘", en: "Roman blind", vi: "Rèm roman" },
  words: {
    zh: ["罗马帘", ...words.zh],
    en: ["roman shade", ...words.en],
    vi: ["rèm roman", "rèm xếp lớp", ...words.vi],
  },
  parameters: {
    width: length(1100, 500, 2200, 50),
    depth: length(110, 80, 160, 10),
    height: length(1200, 500, 2600, 50),
    raised: count(3, 0, 5),
  },
  slots: {
    cloth: { finish: "linen-sand", accepts: ["fabric"] },
    rail: { finish: "steel-white", accepts: ["metal", "wood"] },
  },
  anchor: "wall",
  build({ width, depth, height, raised }) {
    const parts = openParts()
    const back = -depth / 2 + 0.03
    const fold = Math.min(0.13, height / (raised + 3))
    // From the top down in z and y: flat with slight bellies between the rods, then the gathered folds.
    const points: Vec2[] = []
    const gathered = raised * 0.045 + fold * 0.6
    const flat = height - 0.004 - gathered
    const bellies = Math.max(2, Math.round(flat / 0.26))
    for (let i = 0; i <= bellies * 6; i++) {
      const share = i / (bellies * 6)
      const belly = Math.sin(((i % 6) / 6) * Math.PI) * 0.007
      points.push([back + belly + 0.004, height - 0.004 - share * flat])
    }
    let y = height - 0.004 - flat
    const room = depth - 0.045
    for (let i = 0; i < raised; i++) {
      const out = Math.min(room, 0.04 + (room - 0.04) * (1 - 0.14 * i))
      for (let s = 1; s <= 12; s++) {
        const at = s / 12
        const swell = Math.sin(at * Math.PI)
        points.push([
          back + 0.006 + (out - 0.006) * swell ** 0.55,
          y - 0.075 * swell * (at < 0.5 ? 0.4 : 1) - 0.045 * at,
        ])
      }
      y -= 0.045
    }
    for (let s = 1; s <= 5; s++) points.push([back + 0.008, y - ((y - 0.001) * s) / 5])
    const last = points.length - 1
    parts.add(
      "cloth",
      sheet({
        cells: [14, last],
        thickness: 0.003,
        surface: (u, v): Vec3 => {
          const [z, py] = points[last - Math.round(v * last)] ?? [0, 0]
          const low = 1 - py / height
          const sag = raised > 0 ? 0.012 * (1 - (2 * u - 1) ** 2) * low * (v < 0.5 ? 1 : 0.3) : 0
          return [
            (u - 0.5) * (width - 0.006),
            Math.max(0.0016, py - sag * Math.min(1, py / 0.05)),
            z + noise3(u * 3, v * 9, 3, 5) * 0.0045 * low,
          ]
        },
      }),
      box([width, 0.05, 0.034], [0, height - 0.0255, -depth / 2 + 0.017], 0.004),
      box([width - 0.01, 0.02, 0.008], [0, 0.0102, back + 0.009], 0.003),
    )
    parts.add("rail", box([width - 0.02, 0.02, 0.024], [0, height - 0.064, -depth / 2 + 0.014]))
    // Its foremost fold reaches the front.
    if (raised === 0) parts.add("rail", box([0.012, 0.014, depth], [0, height - 0.008, 0]))
    return parts.close()
  },
  symbol: boxSymbol,
  looks: [
    { name: { zh: "沙色亚麻罗马帘", en: "Sand linen Roman blind", vi: "Rèm roman lanh cát" } },
    {
      name: { zh: "雾蓝罗马帘", en: "Mist blue, almost down", vi: "Rèm roman xanh sương" },
      values: { raised: 1, height: 1500 },
      finishes: { cloth: "linen-blue" },
    },
    {
      name: { zh: "橄榄帆布罗马帘", en: "Olive canvas, drawn up", vi: "Rèm roman bố ô liu kéo cao" },
      values: { raised: 5, height: 800, width: 900 },
      finishes: { cloth: "canvas-olive" },
    },
  ],
})

/** Slats on ladders of cord or tape. */
export const venetianBlind = defineModel({
  id: "blind.venetian",
  category: "textiles",
  name: { zh: "百叶帘", en: "Venetian blind", vi: "Rèm sáo" },
  words: {
    zh: ["百叶帘", "木百叶", ...words.zh],
    en: ["venetian", "slats", ...words.en],
    vi: ["rèm sáo gỗ", "mành sáo", ...words.vi],
  },
  parameters: {
    width: length(1200, 500, 2400, 50),
    depth: length(70, 60, 80, 5),
    height: length(1400, 500, 2400, 50),
    slats: choice("open", "tilted", "shut"),
    ladder: choice("tape", "cord"),
  },
  slots: {
    slats: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    ladder: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "wall",
  build({ width, depth, height, slats, ladder }) {
    const parts = openParts()
    const pitch = Math.max(0.043, (height - 0.1) / 42)
    const number = Math.floor((height - 0.1) / pitch)
    const tilt = { open: 0.06, tilted: 0.6, shut: 1.15 }[slats]
    const slat = roundedBox({
      size: [width - 0.016, 0.003, 0.05],
      radius: 0.0014,
      rounds: 1,
      cells: [1, 1, 2],
      grain: "x",
    })
    for (let i = 0; i < number; i++)
      parts.add(
        "slats",
        place(slat, {
          at: [0, 0.038 + pitch * (i + 0.5), 0],
          turn: [tilt + 0.02 * noise3(i * 1.7, 0, 0), 0, 0],
        }),
      )
    parts.add(
      "slats",
      place(roundedBox({ size: [width - 0.012, 0.016, 0.05], radius: 0.005, grain: "x" }), {
        at: [0, 0.009, 0],
      }),
      place(roundedBox({ size: [width, 0.062, 0.008], radius: 0.002, grain: "x" }), {
        at: [0, height - 0.031, depth / 2 - 0.004],
      }),
      ...[-1, 1].map((side) =>
        box([0.008, 0.062, depth - 0.01], [side * (width / 2 - 0.004), height - 0.0312, -0.004]),
      ),
      box([width - 0.02, 0.04, 0.05], [0, height - 0.0215, -0.006]),
      box([width - 0.02, 0.003, depth], [0, height - 0.0018, 0], 0.001),
    )
    const ladders = Math.max(2, Math.round(width / 0.55))
    const wide = ladder === "tape" ? 0.03 : 0.0025
    const reach = 0.0265 * Math.cos(tilt) + 0.0015
    for (let i = 0; i < ladders; i++) {
      const x = -width / 2 + (width * (i + 0.5)) / ladders
      for (const side of [-1, 1])
        parts.add(
          "ladder",
          box([wide, height - 0.05, 0.0012], [x, (height - 0.05) / 2 + 0.006, side * reach], 0.0004),
        )
    }
    parts.add(
      "ladder",
      tube({
        path: [
          [width / 2 - 0.06, height - 0.06, 0.031],
          [width / 2 - 0.061, height * 0.55, 0.032],
          [width / 2 - 0.06, height * 0.36, 0.031],
        ],
        radius: 0.0016,
        steps: 8,
        sides: 5,
      }),
    )
    parts.add(
      "slats",
      place(disc({ radius: 0.006, height: 0.035, rim: 0.003, segments: 14 }), {
        at: [width / 2 - 0.06, height * 0.36, 0.031],
      }),
    )
    return parts.close()
  },
  symbol: boxSymbol,
  looks: [
    { name: { zh: "橡木百叶帘", en: "Oak slats with tapes", vi: "Sáo gỗ sồi dây bản" } },
    {
      name: { zh: "白色百叶帘", en: "White slats, tilted", vi: "Sáo trắng nghiêng" },
      values: { slats: "tilted", ladder: "cord" },
      finishes: { slats: "lacquer-white", ladder: "cotton-white" },
    },
    {
      name: { zh: "胡桃木百叶帘", en: "Walnut slats, shut", vi: "Sáo óc chó khép kín" },
      values: { slats: "shut", width: 900 },
      finishes: { slats: "walnut-natural", ladder: "linen-stone" },
    },
  ],
})

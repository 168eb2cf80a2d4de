import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
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
          : place(disc({ radius, height: 0.012, segments: 28, rim: 0.003 }), {
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

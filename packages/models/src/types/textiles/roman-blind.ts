import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length } from "../../model/parameters.ts"
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

const box = (size: Vec3, at: Vec3, radius = 0.002): Mesh =>
  place(roundedBox({ size, radius, rounds: 1 }), { at })

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

import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bowlSymbol, seatAndLid, toiletBowl } from "./toilet-bowl.ts"

const cisternDepth = 0.165

/** A close-coupled WC: bowl on a skirted foot, cistern behind it. */
export const floorToilet = defineModel({
  id: "toilet.floor",
  category: "bathroom",
  name: { zh: "落地坐便器", en: "Close-coupled WC", vi: "Bồn cầu đặt sàn" },
  words: {
    zh: ["马桶", "坐便器", "厕所"],
    en: ["toilet", "wc", "loo", "lavatory"],
    vi: ["bồn cầu", "bệt", "toilet", "xí bệt"],
  },
  parameters: {
    width: length(370, 340, 420, 10),
    depth: length(680, 600, 740, 10),
    height: length(800, 740, 900, 10),
    shape: choice("round", "square"),
  },
  slots: {
    ceramic: { finish: "ceramic-white", accepts: ["ceramic"] },
    seat: { finish: "plastic-white", accepts: ["plastic", "wood"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { front: 600, side: 200 },
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const bowl = { width: width - 0.006, length: depth - 0.004, rim: 0.4, isSquare: shape === "square" }
    const back = -depth / 2
    const { seat, hinges } = seatAndLid(bowl, cisternDepth + 0.05, false)
    parts.add("ceramic", place(toiletBowl(bowl, false), { at: [0, 0, back] }))
    parts.add("seat", ...seat.map((mesh) => place(mesh, { at: [0, 0, back] })))
    parts.add("metal", ...hinges.map((mesh) => place(mesh, { at: [0, 0, back] })))
    const tank = height - 0.4 - 0.03
    const radius = shape === "square" ? 0.018 : 0.045
    parts.add(
      "ceramic",
      place(
        roundedBox({
          size: [width - 0.02, tank, cisternDepth],
          radius,
          rounds: 4,
          cells: [4, 3, 2],
          bend: (p) => {
            const low = 0.5 - p[1] / tank
            p[0] *= 1 - 0.05 * low
            p[2] = -cisternDepth / 2 + (p[2] + cisternDepth / 2) * (1 - 0.1 * low)
          },
        }),
        { at: [0, 0.401 + tank / 2, back + cisternDepth / 2] },
      ),
      place(
        roundedBox({
          size: [width, 0.026, cisternDepth + 0.012],
          radius: Math.min(radius, 0.012),
          rounds: 3,
        }),
        {
          at: [0, height - 0.0145 - 0.003, back + (cisternDepth + 0.012) / 2],
        },
      ),
    )
    const key = { at: [0, height - 0.004, back + cisternDepth / 2] as const }
    parts.add("metal", place(disc({ radius: 0.026, height: 0.008, rim: 0.002, segments: 32 }), key))
    return parts.close()
  },
  symbol({ width, depth }) {
    return [
      symbolBox({ at: [0, -depth / 2 + cisternDepth / 2], size: [width, cisternDepth], radius: 0.02 }),
      ...bowlSymbol(width * 0.97, depth / 2, depth - cisternDepth),
    ]
  },
  looks: [
    { name: { zh: "圆润白瓷坐便器", en: "Soft white WC", vi: "Bồn cầu sứ trắng bo tròn" } },
    {
      name: { zh: "方形橡木盖坐便器", en: "Square WC with oak seat", vi: "Bồn cầu vuông nắp gỗ sồi" },
      values: { shape: "square", width: 360, depth: 640, height: 780 },
      finishes: { seat: "oak-natural", metal: "brass-brushed" },
    },
    {
      name: { zh: "哑光黑坐便器", en: "WC in black", vi: "Bồn cầu sứ đen" },
      values: { height: 840 },
      finishes: { ceramic: "ceramic-black", seat: "plastic-black", metal: "brass-aged" },
    },
  ],
})

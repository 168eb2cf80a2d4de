import { beam } from "../../geometry/beam.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cordSeat, symbolChair } from "./chair-parts.ts"

/** A timber stool for a counter, saddled or woven, with a low rail at the back. */
export const counterStool = defineModel({
  id: "stool.counter",
  category: "chairs",
  name: { zh: "中岛凳", en: "Counter stool", vi: "Ghế đảo bếp" },
  words: {
    zh: ["吧凳", "高凳", "实木高凳", "岛台凳"],
    en: ["kitchen stool", "saddle stool", "island stool", "bar stool"],
    vi: ["ghế cao gỗ", "ghế quầy bếp", "ghế bar gỗ"],
  },
  parameters: {
    width: length(430, 390, 500, 10),
    depth: length(420, 390, 480, 10),
    height: length(800, 640, 960, 10),
    back: choice("rail", "none"),
    seat: choice("saddle", "cord"),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    seat: { finish: "oak-natural", accepts: ["wood", "woven"] },
    rest: { finish: "brass-aged", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { back: 500 },
  build({ width, depth, height, back, seat }) {
    const parts = openParts()
    const hasBack = back === "rail"
    const seatTop = hasBack ? height - 0.14 : height
    const [front, rear] = [depth / 2, -depth / 2]
    const wide = width * 0.94
    const deep = depth * 0.84
    const middle = hasBack ? front - deep / 2 - 0.03 : 0
    if (seat === "saddle")
      parts.add(
        "seat",
        roundedBox({
          size: [wide, 0.038, deep],
          radius: 0.015,
          rounds: 3,
          cells: [14, 1, 8],
          grain: "x",
          bend: (p) => {
            const [u, v] = [p[0] / (wide / 2), p[2] / (deep / 2)]
            p[0] *= 1 - 0.08 * v * v * u * u
            p[2] *= 1 - 0.12 * u * u
            p[1] += seatTop - 0.021 - 0.02 * (1 - u * u) * (p[1] > 0 ? 1 : 0.7)
            p[2] += middle
          },
        }),
      )
    else {
      const plan = { front: wide, back: wide * 0.94, depth: deep, height: seatTop - 0.006, middle }
      parts.add("seat", cordSeat(plan, { sag: 0.016 }))
      for (const z of [-1, 1])
        parts.add(
          "frame",
          tube({
            path: [
              [(-wide / 2) * 0.95, seatTop - 0.022, middle + (z * deep) / 2 - z * 0.014],
              [(wide / 2) * 0.95, seatTop - 0.022, middle + (z * deep) / 2 - z * 0.014],
            ],
            radius: 0.013,
            steps: 2,
            sides: 10,
          }),
        )
      for (const x of [-1, 1])
        parts.add(
          "frame",
          tube({
            path: [
              [x * (wide / 2 - 0.016), seatTop - 0.022, middle - deep / 2 + 0.01],
              [x * (wide / 2 - 0.014), seatTop - 0.022, middle + deep / 2 - 0.01],
            ],
            radius: 0.013,
            steps: 2,
            sides: 10,
          }),
        )
    }
    const topX = wide / 2 - (seat === "cord" ? 0.018 : 0.06)
    const legs = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => ({
        top: [
          sx * topX,
          seatTop - 0.015 - (seat === "saddle" ? 0.012 : 0),
          middle + sz * (deep / 2 - (seat === "cord" ? 0.016 : 0.055)),
        ] as const,
        foot: [sx * (width / 2 - 0.014), 0, sz > 0 ? front - 0.014 : rear + 0.014] as const,
      })),
    )
    const onLeg = (i: number, y: number) => {
      const leg = legs[i]
      if (!leg) return [0, 0, 0] as const
      const at = 1 - y / leg.top[1]
      return [
        leg.top[0] + (leg.foot[0] - leg.top[0]) * at,
        y,
        leg.top[2] + (leg.foot[2] - leg.top[2]) * at,
      ] as const
    }
    for (const { top, foot } of legs)
      parts.add("frame", taperedLeg({ top, foot, topRadius: 0.0185, footRadius: 0.0125, sides: 16 }))
    for (const [a, b, y] of [
      [0, 1, 0.3],
      [2, 3, 0.3],
      [0, 2, 0.36],
      [1, 3, 0.2],
    ] as const)
      parts.add(
        "frame",
        beam({ from: onLeg(a, y), to: onLeg(b, y), width: 0.016, thickness: 0.026, radius: 0.006 }),
      )
    // Metal over the rail that feet rub.
    const [l, r] = [onLeg(1, 0.2), onLeg(3, 0.2)]
    parts.add(
      "rest",
      beam({
        from: [l[0] + 0.03, 0.2145, l[2]],
        to: [r[0] - 0.03, 0.2145, r[2]],
        width: 0.0175,
        thickness: 0.004,
        radius: 0.001,
      }),
    )
    if (hasBack) {
      const railZ = rear + 0.018
      parts.add(
        "frame",
        roundedBox({
          size: [width - 0.01, 0.058, 0.022],
          radius: 0.01,
          rounds: 3,
          cells: [16, 2, 1],
          bend: (p) => {
            const u = p[0] / (width / 2)
            p[1] = height - 0.03 + p[1] * (1 - 0.3 * u * u)
            p[2] += railZ - 0.006 + 0.07 * u * u
          },
        }),
        ...[-0.62, -0.22, 0.22, 0.62].map((u) =>
          tube({
            path: [
              [u * wide * 0.44, seatTop - 0.03, middle - deep / 2 + 0.04 + 0.02 * u * u],
              [(u * width) / 2, height - 0.03, railZ - 0.006 + 0.07 * u * u],
            ],
            radius: 0.0085,
            steps: 4,
            sides: 9,
          }),
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.04, 0.06),
  looks: [
    { name: { zh: "橡木马鞍中岛凳", en: "Oak saddle stool", vi: "Ghế yên ngựa gỗ sồi" } },
    {
      name: { zh: "纸绳无背高凳", en: "Backless walnut with cord", vi: "Ghế óc chó không lưng mặt dây" },
      values: { back: "none", seat: "cord", height: 660 },
      finishes: { frame: "walnut-natural", seat: "paper-cord", rest: "brass-brushed" },
    },
    {
      name: { zh: "黑漆吧台高凳", en: "Black bar-height stool", vi: "Ghế bar gỗ đen" },
      values: { height: 890 },
      finishes: { frame: "oak-black", seat: "oak-black", rest: "steel-brushed" },
    },
  ],
})

import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { spindle, symbolChair } from "./chair-parts.ts"

/** A saddled seat into which legs and spindles are turned: the Windsor chair. */
export const spindleChair = defineModel({
  id: "chair.spindle",
  category: "chairs",
  name: { zh: "温莎椅", en: "Windsor chair", vi: "Ghế Windsor" },
  words: {
    zh: ["餐椅", "纺锤椅", "实木椅", "田园椅"],
    en: ["spindle chair", "dining chair", "wooden chair", "farmhouse chair"],
    vi: ["ghế nan", "ghế ăn gỗ", "ghế đồng quê", "ghế song gỗ"],
  },
  parameters: {
    width: length(510, 460, 600, 10),
    depth: length(530, 490, 580, 10),
    height: length(840, 760, 1050, 10),
    spindles: count(9, 5, 13),
    back: choice("comb", "bow"),
  },
  slots: {
    seat: { finish: "oak-natural", accepts: ["wood", "lacquer", "paint"] },
    frame: { finish: "oak-natural", accepts: ["wood", "lacquer", "paint"] },
  },
  anchor: "floor",
  clearance: { back: 600 },
  build({ width, depth, height, spindles, back }) {
    const parts = openParts()
    const [front, rear] = [depth / 2, -depth / 2]
    const seatY = 0.44
    const lean = depth * 0.17
    const seatWidth = width * 0.9
    const seatDepth = depth * 0.78
    const seatMiddle = front - 0.026 - seatDepth / 2
    parts.add(
      "seat",
      roundedBox({
        size: [seatWidth, 0.036, seatDepth],
        radius: 0.014,
        rounds: 3,
        cells: [14, 1, 12],
        grain: "x",
        bend: (p) => {
          const [u, v] = [p[0] / (seatWidth / 2), p[2] / (seatDepth / 2)]
          // Rounded corners, hollows for the thighs, a ridge between them.
          p[0] *= (1 - 0.22 * v * v * Math.abs(u) ** 2) * (1 - 0.06 * (1 - v) * 0.5)
          p[2] *= 1 - 0.16 * u * u * Math.abs(v)
          if (p[1] > 0)
            p[1] -=
              0.013 * (1 - u * u) * (1 - v * v) * (1 - 0.5 * Math.exp(-((u / 0.18) ** 2)) * Math.max(0, v))
          p[1] += seatY - 0.018
          p[2] += seatMiddle
        },
      }),
    )
    // The rail on top of the spindles, or the bow around them.
    const half = width / 2 - 0.016
    const bottomAt = (at: number): Vec3 => {
      const s = at * 2 - 1
      return [s * seatWidth * 0.4, seatY - 0.012, seatMiddle - seatDepth / 2 + 0.035 + 0.05 * s * s]
    }
    const railAt = (at: number): Vec3 => {
      const s = at * 2 - 1
      if (back === "comb") return [s * half, height - 0.035 - 0.012 * s * s, rear + 0.014 + 0.075 * s * s]
      const arch = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.6))
      const up = 0.1 + 0.9 * arch
      const wide = half * s * (0.86 + 0.14 * (1 - arch))
      return [
        wide,
        seatY + (height - 0.014 - seatY) * up,
        rear + 0.014 + lean * 0.98 * (1 - up) + 0.04 * s * s * arch,
      ]
    }
    for (let i = 0; i < spindles; i++) {
      const at = (i + 0.5 + (back === "comb" ? 0 : 0.2 * (1 - (2 * (i + 0.5)) / spindles))) / spindles
      parts.add(
        "frame",
        spindle(
          bottomAt(at),
          railAt(back === "comb" ? 0.035 + at * 0.93 : 0.08 + at * 0.84),
          0.0078,
          0.0052,
          7,
        ),
      )
    }
    if (back === "comb")
      parts.add(
        "frame",
        roundedBox({
          size: [half * 2 + 0.028, 0.068, 0.019],
          radius: 0.0085,
          rounds: 3,
          cells: [20, 2, 1],
          bend: (p) => {
            const s = p[0] / (half + 0.014)
            const [, y, z] = railAt((s + 1) / 2)
            p[1] = y + p[1] * (1 - 0.28 * s ** 4)
            p[2] += z
          },
        }),
      )
    else {
      const [a, b] = [bottomAt(0.02), bottomAt(0.98)]
      const arch = Array.from({ length: 23 }, (_, i) => railAt(0.006 + (0.988 * i) / 22))
      parts.add(
        "frame",
        tube({
          path: [[a[0], a[1], a[2]], ...arch, [b[0], b[1], b[2]]],
          radius: 0.0125,
          steps: 64,
          sides: 10,
        }),
      )
    }
    const legs = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => ({
        sx,
        top: [sx * seatWidth * 0.3, seatY - 0.014, seatMiddle + sz * seatDepth * 0.3] as const,
        foot: [sx * (width / 2 - 0.03), 0, sz > 0 ? front - 0.014 : rear + 0.05] as const,
      })),
    )
    for (const { top, foot } of legs)
      parts.add(
        "frame",
        tube({
          path: (at) => [
            top[0] + (foot[0] - top[0]) * at,
            top[1] + (foot[1] - top[1]) * at,
            top[2] + (foot[2] - top[2]) * at,
          ],
          radius: (at) => 0.0125 + 0.0065 * Math.sin(Math.min(1, at * 1.1) * Math.PI) ** 1.5 - 0.001 * at,
          steps: 14,
          sides: 12,
          ends: "flat",
        }),
      )
    // Stretchers: one a side, one between them.
    const onLeg = (sx: number, sz: number, at: number): Vec3 => {
      const leg = legs[(sx < 0 ? 0 : 2) + (sz < 0 ? 0 : 1)]
      if (!leg) return [0, 0, 0]
      return [
        leg.top[0] + (leg.foot[0] - leg.top[0]) * at,
        leg.top[1] * (1 - at),
        leg.top[2] + (leg.foot[2] - leg.top[2]) * at,
      ]
    }
    const middles: Vec3[] = []
    for (const sx of [-1, 1]) {
      const [a, b] = [onLeg(sx, -1, 0.56), onLeg(sx, 1, 0.56)]
      middles.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2])
      parts.add("frame", spindle(a, b, 0.0125, 0.008, 10))
    }
    const [left, right] = middles
    if (left && right) parts.add("frame", spindle(left, right, 0.0125, 0.008, 10))
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.05, 0.12),
  looks: [
    { name: { zh: "橡木梳背温莎椅", en: "Comb-back in oak", vi: "Windsor lưng lược gỗ sồi" } },
    {
      name: { zh: "黑色弓背温莎椅", en: "Bow-back in black", vi: "Windsor lưng cung đen" },
      values: { back: "bow", height: 900, spindles: 9 },
      finishes: { seat: "oak-black", frame: "oak-black" },
    },
    {
      name: {
        zh: "绿漆胡桃座温莎椅",
        en: "Forest green with a walnut seat",
        vi: "Windsor xanh rừng mặt óc chó",
      },
      values: { height: 780, spindles: 7, width: 540 },
      finishes: { seat: "walnut-natural", frame: "lacquer-forest" },
    },
  ],
})

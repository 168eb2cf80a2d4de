import { mirrorX } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  backCushion,
  block,
  seatCushion,
  sofaLegs,
  split,
  symbolArea,
  throwPillow,
  type Area,
} from "./sofa-parts.ts"

const seatTop = 0.42
const legHeight = 0.1
const backDepth = 0.16
const mainDepth = 0.95
const armWidth = 0.16

/** Where things stand with the chaise on the right. */
function plan(width: number, depth: number, seats: number) {
  const inside = width - 2 * armWidth
  const unit = inside / (seats + 1.3)
  const [left, right, back, front] = [-width / 2, width / 2, -depth / 2, depth / 2]
  const edge = right - armWidth - unit * 1.3
  const main: Area = {
    left: left + armWidth,
    right: edge,
    back: back + backDepth,
    front: back + mainDepth - 0.004,
  }
  const chaise: Area = { left: edge, right: right - armWidth, back: back + backDepth, front: front - 0.004 }
  return { left, right, back, front, main, chaise }
}

/** A sofa with a long seat for the legs at one end. */
export const chaiseSofa = defineModel({
  id: "sofa.chaise",
  category: "sofas",
  name: { zh: "贵妃榻沙发", en: "Sofa with chaise", vi: "Sofa có ghế nằm" },
  words: {
    zh: ["贵妃沙发", "L形沙发", "转角沙发", "躺位沙发", "沙发"],
    en: ["chaise longue", "L-shaped sofa", "sectional", "couch"],
    vi: ["sofa chữ L", "sofa góc", "chaise", "sofa nằm"],
  },
  parameters: {
    width: length(2750, 2100, 3400, 50),
    depth: length(1650, 1400, 1900, 50),
    height: length(820, 740, 920, 10),
    side: choice("right", "left"),
    seats: count(2, 1, 3),
    backs: choice("feather", "box"),
    legs: choice("block", "tapered", "sled"),
  },
  slots: {
    upholstery: { finish: "linen-oat", accepts: ["fabric", "leather"] },
    pillows: { finish: "velvet-rust", accepts: ["fabric"] },
    legs: { finish: "oak-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, side, seats, backs, legs }) {
    const parts = openParts()
    const { left, right, back, front, main, chaise } = plan(width, depth, seats)
    const armTop = Math.min(0.58, height - 0.14)
    const base = { bottom: legHeight, top: 0.255 }
    parts.add(
      "upholstery",
      block(
        { left: left + 0.015, right: right - 0.015, back: back + 0.015, front: back + mainDepth - 0.025 },
        base.bottom,
        base.top,
        { radius: 0.02 },
      ),
      block(
        { left: chaise.left + 0.01, right: chaise.right - 0.006, back: back + 0.4, front: front - 0.02 },
        base.bottom + 0.0006,
        base.top,
        { radius: 0.02 },
      ),
      block(
        {
          left: main.left - 0.02,
          right: chaise.right + 0.02,
          back: back + 0.004,
          front: back + backDepth + 0.03,
        },
        legHeight + 0.02,
        Math.max(0.6, height - 0.1),
        { radius: 0.065, rounds: 4, seed: 2 },
      ),
    )
    for (const [i, arm] of [
      { left: left + 0.004, right: main.left },
      { left: chaise.right, right: right - 0.004 },
    ].entries())
      parts.add(
        "upholstery",
        block({ ...arm, back: back + 0.008, front: back + mainDepth - 0.004 }, legHeight, armTop, {
          radius: 0.058,
          rounds: 5,
          swell: 0.012,
          wrinkle: 0.006,
          seed: 5 + i,
        }),
      )
    const seatAreas = [...split(main, seats), chaise]
    for (const [i, area] of seatAreas.entries()) {
      const x = (area.left + area.right) / 2
      parts.add(
        "upholstery",
        seatCushion(area, seatTop, { seed: i + 3, thick: 0.17, crown: 0.03 }),
        backCushion({
          at: [x, main.back + (backs === "box" ? 0.085 : 0.11)],
          width: area.right - area.left - 0.012,
          height: height - seatTop,
          seatTop,
          seed: i + 11,
          style: backs,
        }),
      )
    }
    parts.add(
      "pillows",
      throwPillow({
        at: [main.left + 0.26, main.back + 0.27],
        seatTop: seatTop + 0.01,
        top: height,
        facing: 0.4,
        seed: 4,
        size: 0.5,
      }),
      throwPillow({
        at: [chaise.right - 0.25, main.back + 0.28],
        seatTop: seatTop + 0.01,
        top: height - 0.05,
        facing: -0.5,
        seed: 6,
        size: 0.44,
      }),
    )
    parts.add(
      "legs",
      sofaLegs(
        { left: left + 0.09, right: right - 0.09, back: back + 0.09, front: back + mainDepth - 0.1 },
        legHeight,
        legs,
      ),
      sofaLegs(
        {
          left: chaise.left + 0.08,
          right: chaise.right - 0.07,
          back: back + mainDepth + 0.08,
          front: front - 0.1,
        },
        legHeight,
        legs,
      ),
    )
    const made = parts.close()
    return side === "right" ? made : made.map(({ slot, mesh }) => ({ slot, mesh: mirrorX(mesh) }))
  },
  symbol({ width, depth, side, seats }) {
    const { left, right, back, front, main, chaise } = plan(width, depth, seats)
    const lines = [
      {
        points: [
          [left, back],
          [right, back],
          [right, back + mainDepth],
          [chaise.right, back + mainDepth],
          [chaise.right, front],
          [chaise.left, front],
          [chaise.left, back + mainDepth],
          [left, back + mainDepth],
        ] as const,
        isClosed: true,
        style: "outline" as const,
      },
      ...[...split(main, seats), chaise].map((area) => symbolArea(area)),
    ]
    const sign = side === "right" ? 1 : -1
    return lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [x * sign, y] as const) }))
  },
  footprint({ width, depth, side, seats }) {
    const { back, front, chaise } = plan(width, depth, seats)
    const sign = side === "right" ? 1 : -1
    return [
      { at: [0, back + mainDepth / 2], size: [width, mainDepth] },
      {
        at: [(sign * (chaise.left + chaise.right)) / 2, (back + mainDepth + front) / 2],
        size: [chaise.right - chaise.left, depth - mainDepth],
      },
    ]
  },
  looks: [
    {
      name: { zh: "燕麦亚麻贵妃沙发", en: "Chaise sofa in oat linen", vi: "Sofa ghế nằm vải lanh yến mạch" },
    },
    {
      name: { zh: "炭灰羊毛贵妃沙发", en: "Left chaise in charcoal wool", vi: "Sofa nằm trái len than" },
      values: { width: 2950, side: "left", backs: "box", legs: "sled" },
      finishes: { upholstery: "wool-charcoal", pillows: "velvet-ochre", legs: "steel-black" },
    },
    {
      name: {
        zh: "小户型绿绒贵妃沙发",
        en: "Compact chaise in forest velvet",
        vi: "Sofa nằm gọn nhung xanh rừng",
      },
      values: { width: 2150, depth: 1500, seats: 1, legs: "tapered" },
      finishes: { upholstery: "velvet-forest", pillows: "linen-oat", legs: "brass-brushed" },
    },
  ],
})

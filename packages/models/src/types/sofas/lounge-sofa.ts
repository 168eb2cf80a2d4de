import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
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

const seatTop = 0.43
const legHeight = 0.12
const backDepth = 0.17
const armWidths = { padded: 0.2, slim: 0.11, low: 0.25 } as const
const armHeights = { padded: 0.59, slim: 0.61, low: 0.5 } as const

const seatArea = (width: number, depth: number, arms: keyof typeof armWidths): Area => ({
  left: -width / 2 + armWidths[arms],
  right: width / 2 - armWidths[arms],
  back: -depth / 2 + backDepth,
  front: depth / 2 - 0.004,
})

/** A deep sofa with padded arms and loose cushions: the one that every catalogue opens with. */
export const loungeSofa = defineModel({
  id: "sofa.lounge",
  category: "sofas",
  name: { zh: "休闲沙发", en: "Lounge sofa", vi: "Sofa thư giãn" },
  words: {
    zh: ["沙发", "布艺沙发", "客厅沙发", "三人沙发", "双人沙发"],
    en: ["sofa", "couch", "settee", "living room", "three-seater", "two-seater"],
    vi: ["sofa", "ghế sofa", "sa lông", "phòng khách", "sofa văng"],
  },
  parameters: {
    width: length(2300, 1500, 3000, 50),
    depth: length(960, 850, 1150, 50),
    height: length(820, 720, 950, 10),
    seats: count(3, 1, 4),
    arms: choice("padded", "slim", "low"),
    backs: choice("box", "feather"),
    legs: choice("tapered", "block", "sled"),
  },
  slots: {
    upholstery: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
    pillows: { finish: "linen-sage", accepts: ["fabric"] },
    legs: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, seats, arms, backs, legs }) {
    const parts = openParts()
    const inside = seatArea(width, depth, arms)
    const [right, front] = [width / 2 - 0.004, depth / 2 - 0.004]
    const wall = {
      left: -right + 0.02,
      right: right - 0.02,
      back: -front,
      front: -depth / 2 + backDepth + 0.03,
    }
    parts.add(
      "upholstery",
      block(
        { left: -right + 0.02, right: right - 0.02, back: -front + 0.02, front: front - 0.025 },
        legHeight,
        0.268,
        { radius: 0.02 },
      ),
      block(
        { ...wall, left: inside.left - 0.03, right: inside.right + 0.03 },
        legHeight + 0.02,
        Math.max(0.6, height - 0.11),
        { radius: 0.07, rounds: 4, seed: 2 },
      ),
    )
    for (const side of [-1, 1]) {
      const outer = side * right
      const inner = side * (right + 0.004 - armWidths[arms])
      parts.add(
        "upholstery",
        block(
          { left: Math.min(outer, inner), right: Math.max(outer, inner), back: -front + 0.004, front },
          legHeight,
          Math.min(armHeights[arms], height - 0.12),
          {
            radius: arms === "slim" ? 0.042 : 0.078,
            rounds: 5,
            swell: arms === "slim" ? 0.008 : 0.016,
            wrinkle: 0.006,
            seed: 6 + side,
          },
        ),
      )
    }
    for (const [i, area] of split(inside, seats).entries()) {
      const x = (area.left + area.right) / 2
      parts.add(
        "upholstery",
        seatCushion(area, seatTop, { seed: i + 3, thick: 0.165 }),
        backCushion({
          at: [x, inside.back + (backs === "box" ? 0.085 : 0.11)],
          width: (inside.right - inside.left) / seats - 0.014,
          height: height - seatTop,
          seatTop,
          seed: i + 13,
          style: backs,
        }),
      )
    }
    for (const side of [-1, 1])
      parts.add(
        "pillows",
        throwPillow({
          at: [side * (inside.right - 0.22), -depth / 2 + backDepth + 0.29],
          seatTop: seatTop + 0.01,
          top: height,
          facing: side * -0.42,
          seed: 5 + side,
          size: side > 0 ? 0.48 : 0.42,
        }),
      )
    parts.add(
      "legs",
      sofaLegs(
        { left: -right + 0.1, right: right - 0.1, back: -front + 0.09, front: front - 0.09 },
        legHeight,
        legs,
      ),
    )
    return parts.close()
  },
  symbol({ width, depth, seats, arms }) {
    const inside = seatArea(width, depth, arms)
    return [
      symbolBox({ size: [width, depth], radius: 0.06 }),
      symbolArea({ left: -width / 2, right: inside.left, back: -depth / 2, front: depth / 2 }, 0.05),
      symbolArea({ left: inside.right, right: width / 2, back: -depth / 2, front: depth / 2 }, 0.05),
      ...split(inside, seats).map((area) => symbolArea(area, 0.05)),
    ]
  },
  looks: [
    { name: { zh: "奶油圈圈绒三人沙发", en: "Three-seater in cream bouclé", vi: "Sofa ba chỗ bouclé kem" } },
    {
      name: {
        zh: "鼠尾草绿亚麻双人沙发",
        en: "Two-seater in sage linen",
        vi: "Sofa hai chỗ vải lanh xanh xô thơm",
      },
      values: { width: 1700, seats: 2, arms: "slim", backs: "feather" },
      finishes: { upholstery: "linen-sage", pillows: "velvet-rust", legs: "oak-natural" },
    },
    {
      name: { zh: "干邑色真皮三人沙发", en: "Three-seater in cognac leather", vi: "Sofa ba chỗ da cognac" },
      values: { width: 2400, arms: "low", legs: "sled" },
      finishes: { upholstery: "leather-cognac", pillows: "knit-ivory", legs: "steel-black" },
    },
    {
      name: {
        zh: "深座双垫灰色长沙发",
        en: "Deep two-cushion sofa in grey wool",
        vi: "Sofa sâu hai nệm len xám",
      },
      values: {
        width: 2600,
        depth: 1050,
        height: 760,
        seats: 2,
        arms: "low",
        backs: "feather",
        legs: "block",
      },
      finishes: { upholstery: "wool-grey", pillows: "velvet-ochre", legs: "oak-smoked" },
    },
  ],
})

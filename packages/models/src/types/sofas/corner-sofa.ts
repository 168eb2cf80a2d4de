import { mirrorX } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { backCushion, block, seatCushion, split, symbolArea, throwPillow, type Area } from "./sofa-parts.ts"

const seatTop = 0.4
const plinth = 0.05
const body = 0.98
const backDepth = 0.2
const armWidth = 0.24

/** Where things stand with the corner at the back on the right. */
function plan(width: number, depth: number, hasArms: boolean) {
  const [left, right, back, front] = [-width / 2, width / 2, -depth / 2, depth / 2]
  const arm = hasArms ? armWidth : 0
  const main: Area = {
    left: left + arm,
    right: right - body,
    back: back + backDepth,
    front: back + body - 0.004,
  }
  const corner: Area = { left: right - body, right: right - backDepth, back: main.back, front: main.front }
  const side: Area = { ...corner, back: back + body, front: front - arm, left: right - body + 0.004 }
  return { left, right, back, front, arm, main, corner, side }
}

/** A low sofa around a corner, of deep blocks with a shadow under them. */
export const cornerSofa = defineModel({
  id: "sofa.corner",
  category: "sofas",
  name: { zh: "转角沙发", en: "Corner sofa", vi: "Sofa góc" },
  words: {
    zh: ["L形沙发", "组合沙发", "模块沙发", "大沙发", "沙发"],
    en: ["L-shaped sofa", "sectional", "modular sofa", "couch"],
    vi: ["sofa chữ L", "sofa góc L", "sofa mô-đun", "sa lông góc"],
  },
  parameters: {
    width: length(2900, 2200, 4000, 50),
    depth: length(2300, 1800, 3200, 50),
    height: length(760, 680, 880, 10),
    side: choice("right", "left"),
    seats: count(2, 1, 3),
    sideSeats: count(1, 1, 2),
    arms: toggle(true),
  },
  slots: {
    upholstery: { finish: "boucle-oat", accepts: ["fabric", "leather"] },
    pillows: { finish: "linen-stone", accepts: ["fabric"] },
    plinth: { finish: "oak-black", accepts: ["wood", "metal", "lacquer"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, side: cornerSide, seats, sideSeats, arms }) {
    const parts = openParts()
    const { left, right, back, front, main, corner, side } = plan(width, depth, arms)
    const baseTop = 0.235
    const wallTop = Math.max(0.52, height - 0.16)
    parts.add(
      "plinth",
      block(
        { left: left + 0.07, right: right - 0.07, back: back + 0.07, front: back + body - 0.08 },
        0,
        plinth + 0.02,
        {
          radius: 0.003,
          swell: 0,
          wrinkle: 0,
          rounds: 1,
        },
      ),
      block(
        { left: right - body + 0.07, right: right - 0.0705, back: back + body - 0.1, front: front - 0.08 },
        0,
        plinth + 0.0195,
        { radius: 0.003, swell: 0, wrinkle: 0, rounds: 1 },
      ),
    )
    parts.add(
      "upholstery",
      block(
        { left: left + 0.01, right: corner.left - 0.003, back: back + 0.01, front: back + body - 0.014 },
        plinth,
        baseTop,
        { radius: 0.03 },
      ),
      block(
        { left: corner.left + 0.003, right: right - 0.01, back: back + 0.01, front: back + body - 0.003 },
        plinth,
        baseTop,
        { radius: 0.03 },
      ),
      block(
        { left: corner.left + 0.012, right: right - 0.01, back: back + body + 0.003, front: front - 0.01 },
        plinth,
        baseTop,
        { radius: 0.03 },
      ),
      block(
        { left: left + 0.004, right: corner.left - 0.002, back: back + 0.004, front: main.back + 0.02 },
        plinth + 0.02,
        wallTop,
        {
          radius: 0.075,
          rounds: 4,
          seed: 2,
          swell: 0.008,
        },
      ),
      block(
        { left: corner.left + 0.002, right: right - 0.004, back: back + 0.004, front: main.back + 0.02 },
        plinth + 0.02,
        wallTop,
        {
          radius: 0.075,
          rounds: 4,
          seed: 3,
          swell: 0.008,
        },
      ),
      block(
        { left: corner.right - 0.02, right: right - 0.004, back: main.back, front: front - 0.004 },
        plinth + 0.02,
        wallTop - 0.001,
        {
          radius: 0.075,
          rounds: 4,
          seed: 4,
          swell: 0.008,
        },
      ),
    )
    if (arms) {
      const armTop = 0.5
      parts.add(
        "upholstery",
        block(
          { left: left + 0.004, right: main.left, back: main.back - 0.03, front: back + body - 0.004 },
          plinth,
          armTop,
          {
            radius: 0.085,
            rounds: 5,
            swell: 0.016,
            wrinkle: 0.006,
            seed: 7,
          },
        ),
        block(
          { left: side.left, right: corner.right + 0.03, back: side.front, front: front - 0.004 },
          plinth,
          armTop,
          {
            radius: 0.085,
            rounds: 5,
            swell: 0.016,
            wrinkle: 0.006,
            seed: 8,
          },
        ),
      )
    }
    const high = height - seatTop
    for (const [i, area] of split(main, seats).entries())
      parts.add(
        "upholstery",
        seatCushion(area, seatTop, { seed: i + 3, thick: 0.19, crown: 0.034, welt: 0 }),
        backCushion({
          at: [(area.left + area.right) / 2, main.back + 0.13],
          width: area.right - area.left,
          height: high,
          seatTop,
          seed: i + 11,
          style: "feather",
        }),
      )
    for (const [i, area] of split(side, sideSeats, "z").entries())
      parts.add(
        "upholstery",
        seatCushion(area, seatTop, { seed: i + 23, thick: 0.19, crown: 0.034, welt: 0 }),
        backCushion({
          at: [corner.right - 0.13, (area.back + area.front) / 2],
          width: area.front - area.back,
          height: high - 0.006,
          seatTop,
          facing: -Math.PI / 2,
          seed: i + 31,
          style: "feather",
        }),
      )
    parts.add(
      "upholstery",
      seatCushion(corner, seatTop, { seed: 41, thick: 0.19, crown: 0.03, welt: 0 }),
      backCushion({
        at: [corner.left + (corner.right - corner.left) * 0.44, main.back + 0.13],
        width: (corner.right - corner.left) * 0.95,
        height: high - 0.004,
        seatTop,
        seed: 43,
        style: "feather",
      }),
    )
    parts.add(
      "pillows",
      throwPillow({
        at: [corner.right - 0.36, main.back + 0.4],
        seatTop,
        top: height - 0.03,
        facing: -Math.PI / 4,
        seed: 6,
        size: 0.5,
      }),
      throwPillow({
        at: [main.left + 0.3, main.back + 0.33],
        seatTop,
        top: height - 0.05,
        facing: 0.3,
        seed: 9,
        size: 0.46,
      }),
    )
    const made = parts.close()
    return cornerSide === "right" ? made : made.map(({ slot, mesh }) => ({ slot, mesh: mirrorX(mesh) }))
  },
  symbol({ width, depth, side: cornerSide, seats, sideSeats, arms }) {
    const { left, right, back, front, main, corner, side } = plan(width, depth, arms)
    const lines = [
      {
        points: [
          [left, back],
          [right, back],
          [right, front],
          [right - body, front],
          [right - body, back + body],
          [left, back + body],
        ] as const,
        isClosed: true,
        style: "outline" as const,
      },
      ...[...split(main, seats), corner, ...split(side, sideSeats, "z")].map((area) => symbolArea(area)),
    ]
    const sign = cornerSide === "right" ? 1 : -1
    return lines.map((line) => ({ ...line, points: line.points.map(([x, y]) => [x * sign, y] as const) }))
  },
  footprint({ width, depth, side }) {
    const sign = side === "right" ? 1 : -1
    return [
      { at: [0, -depth / 2 + body / 2], size: [width, body] },
      { at: [sign * (width / 2 - body / 2), body / 2], size: [body, depth - body] },
    ]
  },
  looks: [
    { name: { zh: "燕麦圈圈绒转角沙发", en: "Corner sofa in oat bouclé", vi: "Sofa góc bouclé yến mạch" } },
    {
      name: {
        zh: "无扶手模块沙发",
        en: "Armless sectional in mist blue",
        vi: "Sofa mô-đun không tay xanh sương",
      },
      values: { width: 2700, depth: 1950, side: "left", arms: false, height: 720 },
      finishes: { upholstery: "linen-blue", pillows: "linen-oat" },
    },
    {
      name: { zh: "棕褐皮质大转角", en: "Large corner in tan leather", vi: "Sofa góc lớn da nâu vàng" },
      values: { width: 3400, depth: 2900, seats: 2, sideSeats: 2 },
      finishes: { upholstery: "leather-tan", pillows: "knit-ivory", plinth: "walnut-dark" },
    },
  ],
})

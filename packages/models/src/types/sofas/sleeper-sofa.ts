import { roundedBox } from "../../geometry/rounded-box.ts"
import { place } from "../../geometry/place-mesh.ts"
import { cushion, pillow } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { backCushion, block, sofaLegs, split, symbolArea, type Area } from "./sofa-parts.ts"

const armWidth = 0.12
const backDepth = 0.14
const seatTop = 0.44

const seatArea = (width: number, depth: number): Area => ({
  left: -width / 2 + armWidth,
  right: width / 2 - armWidth,
  back: -depth / 2 + backDepth,
  front: depth / 2 - 0.006,
})

/** A sofa that becomes a bed: a folded mattress on a pull-out base with loops to pull it by. */
export const sleeperSofa = defineModel({
  id: "sofa.sleeper",
  category: "sofas",
  name: { zh: "沙发床", en: "Sofa bed", vi: "Sofa giường" },
  words: {
    zh: ["折叠沙发", "客房床", "两用沙发", "沙发"],
    en: ["sleeper", "pull-out sofa", "guest bed", "futon", "couch"],
    vi: ["sofa bed", "giường gấp", "sofa kéo", "ghế giường"],
  },
  parameters: {
    width: length(2050, 1500, 2500, 50),
    depth: length(980, 900, 1100, 20),
    height: length(820, 760, 900, 10),
    backs: count(2, 2, 3),
    arms: choice("padded", "timber"),
    pulls: choice("loops", "none"),
  },
  slots: {
    upholstery: { finish: "linen-stone", accepts: ["fabric", "leather"] },
    pillows: { finish: "cotton-clay", accepts: ["fabric"] },
    pulls: { finish: "leather-cognac", accepts: ["leather", "fabric"] },
    frame: { finish: "oak-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 1200 },
  build({ width, depth, height, backs, arms, pulls }) {
    const parts = openParts()
    const inside = seatArea(width, depth)
    const [front, right] = [depth / 2, width / 2]
    const long = inside.right - inside.left
    const middle = (inside.back + inside.front) / 2
    const deep = inside.front - inside.back
    // The drawer, the lower and the upper half of the mattress.
    parts.add(
      "upholstery",
      block(
        { left: inside.left + 0.006, right: inside.right - 0.006, back: -front + 0.02, front: front - 0.012 },
        0.075,
        0.245,
        {
          radius: 0.016,
        },
      ),
      ...[0.305, 0.39].map((y, i) =>
        place(
          cushion({
            size: [long - 0.008, i === 0 ? 0.105 : 0.1, deep - (i === 0 ? 0.008 : 0)],
            radius: 0.042,
            crown: i === 0 ? 0.002 : 0.018,
            bulge: 0.01,
            wrinkle: 0.006,
            seed: 4 + i * 5,
            welt: 0.0035,
            cells: 16,
          }),
          { at: [0, y - (i === 0 ? 0.006 : 0), middle] },
        ),
      ),
      block(
        {
          left: inside.left - 0.02,
          right: inside.right + 0.02,
          back: -front + 0.004,
          front: inside.back + 0.02,
        },
        0.09,
        height - 0.09,
        { radius: 0.05, rounds: 4, seed: 2 },
      ),
    )
    for (const side of [-1, 1]) {
      const [a, b] = [side * (right - 0.004), side * (right - armWidth)]
      const arm: Area = {
        left: Math.min(a, b),
        right: Math.max(a, b),
        back: -front + 0.008,
        front: front - 0.004,
      }
      if (arms === "padded")
        parts.add(
          "upholstery",
          block(arm, 0.075, 0.62, { radius: 0.045, rounds: 5, swell: 0.01, seed: 6 + side }),
        )
      else {
        const x = (arm.left + arm.right) / 2
        const [wide, top] = [arm.right - arm.left, 0.62]
        parts.add(
          "frame",
          place(roundedBox({ size: [wide, 0.03, depth - 0.01], radius: 0.01, rounds: 3, grain: "z" }), {
            at: [x, top - 0.015, 0],
          }),
          ...[-1, 1].map((end) =>
            place(roundedBox({ size: [0.045, top - 0.03, 0.06], radius: 0.006 }), {
              at: [x, (top - 0.03) / 2, end * (front - 0.05)],
            }),
          ),
          place(roundedBox({ size: [0.028, 0.05, depth - 0.12], radius: 0.005, grain: "z" }), {
            at: [x, 0.12, 0],
          }),
          ...Array.from({ length: 9 }, (_, i) =>
            place(roundedBox({ size: [0.014, top - 0.17, 0.026], radius: 0.004 }), {
              at: [x, 0.14 + (top - 0.17) / 2, -depth / 2 + 0.15 + ((depth - 0.3) * i) / 8],
            }),
          ),
        )
      }
    }
    for (const [i, area] of split(inside, backs).entries())
      parts.add(
        "upholstery",
        backCushion({
          at: [(area.left + area.right) / 2, inside.back + 0.085],
          width: area.right - area.left - 0.012,
          height: height - seatTop,
          seatTop,
          seed: i + 13,
        }),
      )
    // A rolled bolster at each end.
    for (const side of [-1, 1])
      parts.add(
        "pillows",
        place(
          pillow({
            size: [0.5, Math.min(0.34, height - seatTop - 0.06), 0.16],
            seed: 4 + side,
            wrinkle: 0.02,
            welt: 0.004,
          }),
          {
            at: [side * (inside.right - 0.3), seatTop + 0.16, inside.back + 0.33],
            turn: [-0.46, side * -0.2, side * 0.05],
          },
        ),
      )
    if (pulls === "loops")
      for (const side of [-1, 1])
        parts.add(
          "pulls",
          tube({
            path: [
              [side * long * 0.28 - 0.012, 0.25, front - 0.03],
              [side * long * 0.28 - 0.01, 0.246, front - 0.004],
              [side * long * 0.28 - 0.004, 0.2, front + 0.006],
              [side * long * 0.28, 0.16, front + 0.008],
              [side * long * 0.28 + 0.004, 0.2, front + 0.004],
              [side * long * 0.28 + 0.01, 0.246, front - 0.006],
            ],
            radius: 0.011,
            section: [
              [1, -0.2],
              [1, 0.2],
              [-1, 0.2],
              [-1, -0.2],
            ],
            steps: 24,
          }),
        )
    if (arms === "padded")
      parts.add(
        "frame",
        sofaLegs(
          { left: -right + 0.07, right: right - 0.07, back: -front + 0.09, front: front - 0.09 },
          0.08,
          "block",
        ),
      )
    return parts.close()
  },
  symbol({ width, depth, backs }) {
    const inside = seatArea(width, depth)
    return [
      symbolBox({ size: [width, depth], radius: 0.04 }),
      symbolArea(inside),
      symbolBox({ at: [0, inside.back + 0.1], size: [inside.right - inside.left, 0.2], style: "detail" }),
      ...(backs === 2
        ? [
            {
              points: [
                [0, inside.back],
                [0, inside.back + 0.2],
              ] as const,
              style: "detail" as const,
            },
          ]
        : []),
    ]
  },
  looks: [
    { name: { zh: "石灰亚麻沙发床", en: "Sofa bed in stone linen", vi: "Sofa giường vải lanh màu đá" } },
    {
      name: { zh: "原木扶手沙发床", en: "Timber-armed sleeper in denim", vi: "Sofa giường tay gỗ vải denim" },
      values: { width: 2200, arms: "timber", backs: 3 },
      finishes: {
        upholstery: "cotton-denim",
        pillows: "linen-oat",
        pulls: "leather-tan",
        frame: "ash-natural",
      },
    },
    {
      name: {
        zh: "小户型赭黄绒沙发床",
        en: "Compact sleeper in ochre velvet",
        vi: "Sofa giường nhỏ nhung vàng đất",
      },
      values: { width: 1600, height: 800 },
      finishes: { upholstery: "velvet-ochre", pillows: "boucle-cream", frame: "walnut-natural" },
    },
  ],
})

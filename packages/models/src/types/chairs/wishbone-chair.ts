import { ball } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { cushion } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cordSeat, seatPoint, spindle, symbolChair } from "./chair-parts.ts"

/** A steam-bent rail around the sitter, a forked splat, a seat of cord. */
export const wishboneChair = defineModel({
  id: "chair.wishbone",
  category: "chairs",
  name: { zh: "Y形叉骨椅", en: "Wishbone chair", vi: "Ghế chữ Y" },
  words: {
    zh: ["餐椅", "纸绳椅", "中式圈椅", "实木椅", "Y椅"],
    en: ["dining chair", "paper cord chair", "wooden chair", "danish chair"],
    vi: ["ghế ăn", "ghế dây giấy", "ghế gỗ", "ghế Đan Mạch"],
  },
  parameters: {
    width: length(555, 520, 600, 5),
    depth: length(510, 480, 560, 5),
    height: length(760, 720, 820, 5),
    splat: choice("fork", "spindles"),
    seat: choice("cord", "pad"),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    seat: { finish: "paper-cord", accepts: ["woven", "fabric", "leather"] },
  },
  anchor: "floor",
  clearance: { back: 600 },
  build({ width, depth, height, splat, seat }) {
    const parts = openParts()
    const rail = 0.0155
    const [x, front, back] = [width / 2 - rail, depth / 2, -depth / 2]
    const arm = height - 0.045
    const plan = {
      front: width * 0.84,
      back: width * 0.68,
      depth: depth * 0.8,
      height: 0.452,
      middle: front - depth * 0.43,
    }
    const [fl] = seatPoint(plan, 1, 1)
    const zf = plan.middle + plan.depth / 2 - 0.014
    const zb = plan.middle - plan.depth / 2 + 0.014
    const bl = plan.back / 2
    for (const side of [-1, 1]) {
      parts.add(
        "frame",
        tube({
          path: [
            [side * (fl - 0.004), 0, front - 0.022],
            [side * (fl - 0.01), 0.3, zf + 0.002],
            [side * (fl - 0.014), 0.468, zf],
          ],
          radius: (at) => 0.0125 + 0.005 * Math.sin(Math.min(1, at * 1.2) * 2.4),
          steps: 12,
          sides: 12,
        }),
        // The back legs bend out, then up and forward to carry the rail.
        tube({
          path: [
            [side * (bl - 0.002), 0, back + 0.018],
            [side * (bl - 0.012), 0.25, zb - 0.012],
            [side * (bl - 0.006), 0.45, zb],
            [side * (bl + 0.024), height * 0.75, zb + 0.004],
            [side * (x - 0.022), arm - 0.004, back + depth * 0.28],
          ],
          radius: (at) => 0.0165 - 0.0045 * at - 0.003 * (1 - at) ** 3,
          steps: 26,
          sides: 12,
        }),
        spindle([side * (fl - 0.012), 0.235, zf], [side * (bl - 0.012), 0.235, zb - 0.012], 0.0115),
        place(
          tube({
            path: [
              [side * (fl - 0.014), 0.436, zf],
              [side * (bl - 0.008), 0.436, zb],
            ],
            radius: 0.0135,
            steps: 3,
            sides: 10,
          }),
          {},
        ),
      )
    }
    parts.add(
      "frame",
      tube({
        path: [
          [-fl + 0.014, 0.436, zf],
          [fl - 0.014, 0.436, zf],
        ],
        radius: 0.0135,
        steps: 3,
        sides: 10,
      }),
      tube({
        path: [
          [-bl + 0.008, 0.436, zb],
          [bl - 0.008, 0.436, zb],
        ],
        radius: 0.0135,
        steps: 3,
        sides: 10,
      }),
      spindle([-fl + 0.012, 0.3, zf], [fl - 0.012, 0.3, zf], 0.0115),
      spindle([-bl + 0.012, 0.27, zb - 0.012], [bl - 0.012, 0.27, zb - 0.012], 0.0115),
      // The rail: thick and high at the back, flat where the hands lie.
      tube({
        path: [
          [-x, arm - 0.012, back + depth * 0.6],
          [-x * 0.985, arm, back + depth * 0.38],
          [-x * 0.83, arm + 0.012, back + depth * 0.15],
          [-x * 0.46, height - 0.021, back + 0.038],
          [0, height - rail, back + rail],
          [x * 0.46, height - 0.021, back + 0.038],
          [x * 0.83, arm + 0.012, back + depth * 0.15],
          [x * 0.985, arm, back + depth * 0.38],
          [x, arm - 0.012, back + depth * 0.6],
        ],
        radius: rail,
        section: Array.from({ length: 14 }, (_, i) => {
          const angle = (i / 14) * 2 * Math.PI
          return [Math.cos(angle), Math.sin(angle) * 0.94] as const
        }),
        steps: 56,
      }),
      ...[-1, 1].map((side) =>
        place(ball(rail * 0.985, 14), { at: [side * x, arm - 0.012, back + depth * 0.6] }),
      ),
    )
    if (splat === "fork") {
      const foot = 0.44
      parts.add(
        "frame",
        // The stem of the fork, its two arms, thin as a tongue.
        roundedBox({
          size: [0.062, 0.15, 0.011],
          radius: 0.005,
          cells: [3, 5, 1],
          grain: "y",
          bend: (p) => {
            const up = p[1] / 0.15 + 0.5
            p[0] *= 0.78 + 0.3 * up
            p[1] += foot + 0.06
            p[2] += zb - 0.035 * up * (height / 0.76)
          },
        }),
        ...[-1, 1].map((side) =>
          tube({
            path: [
              [side * 0.017, foot + 0.11, zb - 0.028],
              [side * 0.03, foot + 0.17, zb - 0.042],
              [side * 0.072, height - 0.09, back + 0.04],
              [side * 0.1, height - 0.022, back + 0.027],
            ],
            radius: 0.0145,
            section: [
              [1, -0.3],
              [1, 0.3],
              [0.8, 0.38],
              [-0.8, 0.38],
              [-1, 0.3],
              [-1, -0.3],
              [-0.8, -0.38],
              [0.8, -0.38],
            ],
            steps: 16,
          }),
        ),
      )
    } else
      for (const at of [-0.11, -0.037, 0.037, 0.11])
        parts.add(
          "frame",
          tube({
            path: [
              [at * 0.8, 0.44, zb],
              [at * 1.05, 0.6, zb - 0.03],
              [at * 1.25, height - 0.02, back + 0.024 + Math.abs(at) * 0.14],
            ],
            radius: 0.0075,
            steps: 10,
            sides: 8,
          }),
        )
    if (seat === "cord") parts.add("seat", cordSeat(plan))
    else
      parts.add(
        "seat",
        place(
          cushion({
            size: [plan.front - 0.006, 0.04, plan.depth],
            radius: 0.017,
            crown: 0.01,
            bulge: 0.002,
            wrinkle: 0.001,
            welt: 0.003,
            cells: 8,
          }),
          { at: [0, 0.457, plan.middle], scale: [0.93, 1, 1] },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.05, 0.14),
  looks: [
    { name: { zh: "橡木纸绳叉骨椅", en: "Oak wishbone with paper cord", vi: "Ghế chữ Y gỗ sồi dây giấy" } },
    {
      name: { zh: "黑色叉骨椅", en: "Black wishbone", vi: "Ghế chữ Y đen" },
      finishes: { frame: "oak-black" },
    },
    {
      name: { zh: "胡桃木软垫圈椅", en: "Walnut spindle back with leather", vi: "Ghế vòng óc chó đệm da" },
      values: { splat: "spindles", seat: "pad", height: 780 },
      finishes: { frame: "walnut-natural", seat: "leather-cognac" },
    },
  ],
})

import { cushion, pad, pillow, taperedLeg } from "../../geometry/soft.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

const seatHeight = 0.43
const legHeight = 0.12

/** A deep sofa with padded arms and loose cushions: the one that every catalogue opens with. */
export const loungeSofa = defineModel({
  id: "sofa.lounge",
  category: "sofas",
  name: { zh: "休闲沙发", en: "Lounge sofa", vi: "Sofa thư giãn" },
  words: {
    zh: ["沙发", "布艺沙发", "客厅沙发", "三人沙发", "双人沙发"],
    en: ["sofa", "couch", "settee", "living room"],
    vi: ["sofa", "ghế sofa", "sa lông", "phòng khách"],
  },
  parameters: {
    width: length(2300, 1500, 3000, 50),
    depth: length(960, 850, 1150, 50),
    height: length(820, 720, 950, 10),
    seats: count(3, 1, 4),
    arms: choice("padded", "slim", "low"),
    legs: choice("tapered", "block"),
  },
  slots: {
    upholstery: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
    pillows: { finish: "linen-sage", accepts: ["fabric"] },
    legs: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, seats, arms, legs }) {
    const parts = openParts()
    const armWidth = { padded: 0.2, slim: 0.11, low: 0.24 }[arms]
    const armHeight = { padded: 0.6, slim: 0.62, low: 0.5 }[arms]
    const inside = width - 2 * armWidth
    const seat = inside / seats
    const backDepth = 0.2
    parts.add(
      "upholstery",
      place(pad({ size: [width - 0.04, 0.2, depth - 0.05], radius: 0.03, cells: [8, 1, 3], swell: 0.004 }), {
        at: [0, legHeight + 0.1, 0],
      }),
    )
    for (const side of [-1, 1])
      parts.add(
        "upholstery",
        place(
          pad({
            size: [armWidth, armHeight - legHeight, depth - 0.012],
            radius: arms === "slim" ? 0.045 : 0.075,
            rounds: 5,
            cells: [2, 4, 8],
            swell: 0.012,
            wrinkle: 0.006,
            seed: 5 + side,
          }),
          { at: [side * (width / 2 - armWidth / 2 - 0.003), legHeight + (armHeight - legHeight) / 2, 0] },
        ),
      )
    parts.add(
      "upholstery",
      place(
        pad({
          size: [inside + 0.04, height - 0.08 - legHeight, backDepth],
          radius: 0.07,
          rounds: 4,
          cells: [12, 4, 2],
          swell: 0.004,
          seed: 2,
        }),
        {
          at: [0, legHeight + (height - 0.08 - legHeight) / 2, -depth / 2 + backDepth / 2 + 0.012],
        },
      ),
    )
    const seatDepth = depth - backDepth - 0.01
    for (let i = 0; i < seats; i++) {
      const x = -inside / 2 + seat * (i + 0.5)
      parts.add(
        "upholstery",
        place(cushion({ size: [seat - 0.006, 0.18, seatDepth], radius: 0.055, crown: 0.022, seed: i + 3 }), {
          at: [x, seatHeight - 0.09, depth / 2 - seatDepth / 2 - 0.006],
        }),
        place(
          cushion({
            size: [seat - 0.02, 0.19, height - seatHeight],
            radius: 0.075,
            crown: 0.04,
            seed: i + 13,
            wrinkle: 0.007,
          }),
          {
            at: [x, seatHeight + (height - seatHeight) / 2 - 0.02, -depth / 2 + backDepth + 0.085],
            turn: [Math.PI / 2 - 0.2, 0, 0],
          },
        ),
      )
    }
    for (const side of [-1, 1])
      parts.add(
        "pillows",
        place(pillow({ size: [0.44, 0.4, 0.17], seed: 4 + side, welt: 0.004 }), {
          at: [side * (inside / 2 - 0.24), seatHeight + 0.185, 0.0],
          turn: [-0.48, side * -0.3, side * 0.06],
        }),
      )
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        const at = [x * (width / 2 - 0.12), z * (depth / 2 - 0.1)] as const
        parts.add(
          "legs",
          taperedLeg({
            top: [at[0], legHeight + 0.02, at[1]],
            foot: [at[0] + x * 0.02, 0, at[1] + z * 0.02],
            topRadius: legs === "block" ? 0.03 : 0.022,
            footRadius: legs === "block" ? 0.03 : 0.013,
            sides: legs === "block" ? 4 : 16,
          }),
        )
      }
    return parts.close()
  },
  symbol({ width, depth, seats, arms }) {
    const armWidth = { padded: 0.2, slim: 0.11, low: 0.24 }[arms]
    const seat = (width - 2 * armWidth) / seats
    return [
      symbolBox({ size: [width, depth], radius: 0.06 }),
      ...[-1, 1].map((side) =>
        symbolBox({
          at: [side * (width / 2 - armWidth / 2), 0],
          size: [armWidth, depth],
          radius: 0.05,
          style: "detail",
        }),
      ),
      ...Array.from({ length: seats }, (_, i) =>
        symbolBox({
          at: [-width / 2 + armWidth + seat * (i + 0.5), 0.1],
          size: [seat, depth - 0.2],
          radius: 0.05,
          style: "detail",
        }),
      ),
    ]
  },
  looks: [
    { name: { zh: "奶油圈圈绒三人沙发", en: "Three-seater in cream bouclé", vi: "Sofa ba chỗ bouclé kem" } },
    {
      name: { zh: "双人亚麻沙发", en: "Two-seater in sage linen", vi: "Sofa hai chỗ vải lanh xanh" },
      values: { width: 1700, seats: 2, arms: "slim" },
      finishes: { upholstery: "linen-sage", pillows: "velvet-rust", legs: "oak-natural" },
    },
    {
      name: { zh: "干邑皮沙发", en: "Three-seater in cognac leather", vi: "Sofa ba chỗ da cognac" },
      values: { width: 2400, arms: "low", legs: "block" },
      finishes: { upholstery: "leather-cognac", pillows: "knit-ivory", legs: "oak-black" },
    },
  ],
})

import { beam } from "../../geometry/beam.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { slat } from "../../geometry/slat.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { bedRails, endPanel } from "./bed-frame.ts"
import { bedding, beddingSlots, symbolBerth, type Berth } from "./bedding.ts"

const post = 0.06

/** Two berths one above the other, a ladder, a guard all around the upper one. */
export const bunkBed = defineModel({
  id: "bed.bunk",
  category: "beds",
  name: { zh: "双层床", en: "Bunk bed", vi: "Giường tầng" },
  words: {
    zh: ["上下铺", "高低床", "子母床", "儿童床"],
    en: ["kids bed", "children's bed", "loft bed", "twin bunk"],
    vi: ["giường hai tầng", "giường trẻ em", "giường tầng gỗ"],
  },
  parameters: {
    width: length(1000, 900, 1320, 10),
    depth: length(2080, 1880, 2180, 10),
    height: length(1720, 1550, 1900, 10),
    ladder: choice("right", "left"),
    lower: choice("bed", "drawers"),
    bedding: toggle(true),
  },
  slots: {
    timber: { finish: "pine-natural", accepts: ["wood", "lacquer", "paint"] },
    fronts: { finish: "lacquer-sage", accepts: ["wood", "lacquer", "paint"] },
    ...beddingSlots,
    duvet: { finish: "linen-blue", accepts: ["fabric"] },
    throw: { finish: "knit-ivory", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { side: 700, front: 300 },
  build({ width, depth, height, ladder, lower, bedding: isMade }) {
    const parts = openParts()
    const upper = height - 0.42
    const low = lower === "drawers" ? 0.38 : 0.3
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "timber",
          place(roundedBox({ size: [post, height, post], radius: 0.011, rounds: 3 }), {
            at: [sx * (width / 2 - post / 2), height / 2, sz * (depth / 2 - post / 2)],
          }),
        )
    const frame = { width, depth, post }
    for (const deck of [low, upper])
      parts.add(
        "timber",
        ...bedRails({ ...frame, low: deck - 0.11, high: deck + 0.02 }),
        ...Array.from({ length: 12 }, (_, i) =>
          place(slat({ size: [width - 0.07, 0.018, 0.07] }), {
            at: [0, deck - 0.02, -depth / 2 + 0.12 + ((depth - 0.24) * i) / 11],
          }),
        ),
      )
    // Ends closed by slats, guards along the upper berth with a gap at the ladder.
    const ladderAt = ladder === "right" ? 1 : -1
    const inner = width - 2 * post
    for (const z of [-depth / 2 + post / 2, depth / 2 - post / 2])
      parts.add(
        "timber",
        ...endPanel({ width: inner, z, low: upper + 0.03, high: height - 0.02, style: "slats", pitch: 0.13 }),
        ...endPanel({
          width: inner,
          z,
          low: low + 0.04,
          high: Math.min(low + 0.5, upper - 0.2),
          style: "slats",
          pitch: 0.13,
        }),
      )
    const gap = 0.46
    for (const side of [-1, 1]) {
      const isOpen = side === ladderAt
      const from = -depth / 2 + post
      const to = depth / 2 - post - (isOpen ? gap : 0)
      parts.add(
        "timber",
        ...[0.14, 0.3].map((up) =>
          place(roundedBox({ size: [0.024, 0.085, to - from], radius: 0.008, rounds: 3, grain: "z" }), {
            at: [side * (width / 2 - post / 2), upper + up, (from + to) / 2],
          }),
        ),
      )
      if (isOpen)
        parts.add(
          "timber",
          place(roundedBox({ size: [0.04, 0.42, 0.05], radius: 0.008 }), {
            at: [side * (width / 2 - post / 2), upper + 0.18, to],
          }),
        )
    }
    // The ladder stands within the width of the bed's posts, in front of the rails.
    const x = ladderAt * (width / 2 - 0.012)
    const [near, far] = [depth / 2 - post - 0.02, depth / 2 - post - gap + 0.05]
    for (const z of [near, far])
      parts.add(
        "timber",
        place(roundedBox({ size: [0.024, upper + 0.26, 0.05], radius: 0.007, rounds: 3 }), {
          at: [x, (upper + 0.26) / 2, z],
        }),
      )
    const rungs = Math.floor((upper - 0.2) / 0.25)
    for (let i = 1; i <= rungs; i++)
      parts.add(
        "timber",
        beam({
          from: [x - ladderAt * 0.012, (i * (upper - 0.02)) / (rungs + 0.6), far + 0.02],
          to: [x - ladderAt * 0.012, (i * (upper - 0.02)) / (rungs + 0.6), near - 0.02],
          width: 0.046,
          thickness: 0.026,
          radius: 0.01,
        }),
      )
    if (lower === "drawers") {
      const span = (depth - 2 * post) / 2
      for (const i of [0, 1]) {
        const z = -depth / 2 + post + span * (i + 0.5)
        parts.add(
          "fronts",
          place(roundedBox({ size: [0.02, 0.215, span - 0.006], radius: 0.004, grain: "z" }), {
            at: [ladderAt * (width / 2 - 0.034), 0.145, z],
          }),
        )
        parts.add(
          "timber",
          place(roundedBox({ size: [0.018, 0.016, 0.14], radius: 0.006, grain: "z" }), {
            at: [ladderAt * (width / 2 - 0.017), 0.19, z],
          }),
          place(roundedBox({ size: [width * 0.8, 0.16, span - 0.04], radius: 0.002, rounds: 1 }), {
            at: [0, 0.14, z],
          }),
        )
      }
    }
    const berth = (deck: number): Berth => ({
      z: 0,
      width: width - 0.1,
      length: depth - 2 * post - 0.01,
      bottom: deck - 0.01,
      thick: 0.14,
    })
    for (const [i, deck] of [low, upper].entries()) {
      const made = bedding({
        berth: berth(deck),
        seed: 4 + i * 7,
        drop: 0,
        pillows: 1,
        hasThrow: i === 0 && isMade,
        hasAccent: i === 0 && isMade,
      })
      for (const { slot, mesh } of isMade ? made : made.slice(0, 1)) parts.add(slot, mesh)
    }
    return parts.close()
  },
  symbol: ({ width, depth, ladder }) => {
    const side = (ladder === "right" ? 1 : -1) * (width / 2)
    return [
      symbolBox({ size: [width, depth] }),
      ...symbolBerth({ z: 0, width: width - 0.12, length: depth - 0.13 }, 1),
      ...[0, 1, 2, 3].map((i) =>
        symbolLine([
          [side, depth / 2 - 0.12 - i * 0.11],
          [side - Math.sign(side) * 0.07, depth / 2 - 0.12 - i * 0.11],
        ]),
      ),
    ]
  },
  looks: [
    { name: { zh: "松木双层床", en: "Pine bunk bed", vi: "Giường tầng gỗ thông" } },
    {
      name: { zh: "白色抽屉双层床", en: "White bunk with drawers", vi: "Giường tầng trắng có ngăn kéo" },
      values: { lower: "drawers", ladder: "left" },
      finishes: {
        timber: "lacquer-white",
        fronts: "lacquer-blush",
        duvet: "linen-oat",
        throw: "knit-terracotta",
      },
    },
    {
      name: { zh: "榉木宽版上下铺", en: "Wide bunk in beech", vi: "Giường tầng rộng gỗ dẻ gai" },
      values: { width: 1300, height: 1800 },
      finishes: { timber: "beech-natural", duvet: "linen-sage", accent: "velvet-ochre" },
    },
  ],
})

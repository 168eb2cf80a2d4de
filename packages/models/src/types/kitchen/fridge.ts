import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { tallSymbol } from "./kitchen-unit.ts"

/** A fridge that stands by itself: round like in the fifties, or of steel with two to four doors. */
export const fridge = defineModel({
  id: "kitchen.fridge",
  category: "kitchen",
  name: { zh: "冰箱", en: "Fridge", vi: "Tủ lạnh" },
  words: {
    zh: ["冰箱", "复古冰箱", "双开门冰箱", "对开门"],
    en: ["fridge", "refrigerator", "retro fridge", "french door", "side by side"],
    vi: ["tủ lạnh", "tủ lạnh retro", "tủ lạnh nhiều cánh", "tủ lạnh side by side"],
  },
  parameters: {
    width: length(600, 500, 960, 10),
    depth: length(680, 550, 780, 10),
    height: length(1750, 900, 2050, 10),
    kind: choice("retro", "twoDoor", "french"),
  },
  slots: {
    body: { finish: "lacquer-blush", accepts: ["lacquer", "metal", "glass"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
    seal: { finish: "rubber-black" },
  },
  anchor: "floor",
  clearance: { front: 900, back: 50 },
  build({ width, depth, height, kind }) {
    const parts = openParts()
    if (kind === "retro") addRetro(parts, width, depth, height)
    else addSteel(parts, { width, depth, height, isFrench: kind === "french" })
    return parts.close()
  },
  symbol: ({ width, depth }) => tallSymbol(width, depth),
  looks: [
    { name: { zh: "粉色复古冰箱", en: "Retro fridge in blush", vi: "Tủ lạnh retro hồng phấn" } },
    {
      name: { zh: "不锈钢双门冰箱", en: "Steel fridge freezer", vi: "Tủ lạnh inox hai cánh" },
      values: { kind: "twoDoor", height: 1850, depth: 660 },
      finishes: { body: "steel-brushed", metal: "steel-brushed" },
    },
    {
      name: { zh: "法式四门冰箱", en: "French-door fridge in graphite", vi: "Tủ lạnh bốn cánh màu than chì" },
      values: { kind: "french", width: 910, height: 1790, depth: 720 },
      finishes: { body: "steel-black", metal: "bronze-dark" },
    },
    {
      name: { zh: "奶油色小复古冰箱", en: "Small retro fridge in cream", vi: "Tủ lạnh mini retro kem" },
      values: { width: 540, height: 950, depth: 600 },
      finishes: { body: "lacquer-cream" },
    },
  ],
})

function addRetro(parts: PartsDraft, width: number, depth: number, height: number): void {
  const feet = 0.04
  const door = 0.085
  const reach = 0.045
  const split = depth / 2 - reach - door
  const box = (z: Span, x: number, y: Span, radius: number, swell: number): void =>
    parts.add(
      "body",
      place(
        roundedBox({
          size: [x, y[1] - y[0], z[1] - z[0]],
          radius,
          rounds: 6,
          cells: [8, 8, 1],
          grain: "y",
          bend: (p) => {
            // Doors of that time bulge a little.
            const [u, v] = [p[0] / (x / 2), p[1] / ((y[1] - y[0]) / 2)]
            if (p[2] > 0) p[2] += swell * (1 - u * u) * (1 - v * v)
          },
        }),
        { at: [0, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2] },
      ),
    )
  box([-depth / 2, split - 0.004], width - 0.006, [feet, height], 0.075, 0)
  parts.add(
    "seal",
    place(roundedBox({ size: [width - 0.05, height - feet - 0.05, 0.03], radius: 0.014 }), {
      at: [0, (feet + height) / 2, split],
    }),
  )
  const isTall = height > 1.3
  const cut = height * 0.71
  const doors: readonly Span[] = isTall
    ? [
        [feet, cut - 0.002],
        [cut + 0.002, height],
      ]
    : [[feet, height]]
  for (const y of doors) {
    box([split + 0.004, split + door - 0.012], width, y, 0.045, 0.012)
    const level = isTall && y[0] > feet ? y[0] + 0.12 : y[1] - 0.22
    const z = split + door - 0.012
    parts.add(
      "metal",
      tube({
        path: [
          [-width / 2 + 0.075, level - 0.07, z - 0.004],
          [-width / 2 + 0.075, level - 0.05, z + 0.035],
          [-width / 2 + 0.075, level, z + 0.0455],
          [-width / 2 + 0.075, level + 0.05, z + 0.035],
          [-width / 2 + 0.075, level + 0.07, z - 0.004],
        ],
        radius: (at) => 0.007 + 0.004 * Math.sin(at * Math.PI),
        steps: 20,
        sides: 12,
      }),
    )
    for (const side of [-1, 1])
      parts.add(
        "metal",
        place(roundedBox({ size: [0.032, 0.032, 0.01], radius: 0.004 }), {
          at: [-width / 2 + 0.075, level + side * 0.07, z + 0.002],
        }),
      )
  }
  parts.add(
    "metal",
    place(roundedBox({ size: [width * 0.26, 0.018, 0.008], radius: 0.003 }), {
      at: [0, height - 0.14, split + door + 0.001],
    }),
  )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      parts.add(
        "seal",
        board({
          x: [x * width * 0.38 - 0.02, x * width * 0.38 + 0.02],
          y: [0, feet + 0.02],
          z: [z * depth * 0.34 - 0.05, z * depth * 0.34 - 0.01],
          radius: 0.006,
        }),
      )
}

function addSteel(
  parts: PartsDraft,
  { width, depth, height, isFrench }: { width: number; depth: number; height: number; isFrench: boolean },
): void {
  const reach = 0.042
  const face = depth / 2 - reach
  const door = 0.065
  parts.add(
    "body",
    board({
      x: [-width / 2 + 0.002, width / 2 - 0.002],
      y: [0.03, height - 0.012],
      z: [-depth / 2, face - door - 0.012],
      radius: 0.004,
      rounds: 2,
      grain: "y",
    }),
  )
  parts.add(
    "seal",
    board({
      x: [-width / 2 + 0.012, width / 2 - 0.012],
      y: [0.05, height - 0.03],
      z: [face - door - 0.014, face - door + 0.004],
      radius: 0.003,
    }),
  )
  parts.add(
    "seal",
    board({
      x: [-width / 2 + 0.02, width / 2 - 0.02],
      y: [0, 0.05],
      z: [-depth / 2 + 0.03, face - door - 0.03],
    }),
  )
  const cut = isFrench ? height * 0.4 : height * 0.36
  const leaf = (x: Span, y: Span): void =>
    parts.add("body", board({ x, y, z: [face - door, face], radius: 0.008, rounds: 3, grain: "y" }))
  const bar = (x: number, y: Span): void => {
    parts.add(
      "metal",
      tube({
        path: (at) => [x, y[0] + (y[1] - y[0]) * at, face + reach - 0.01],
        radius: 0.0095,
        steps: 1,
        sides: 14,
      }),
    )
    for (const at of [y[0] + 0.05, y[1] - 0.05])
      parts.add(
        "metal",
        board({
          x: [x - 0.006, x + 0.006],
          y: [at - 0.008, at + 0.008],
          z: [face - 0.002, face + reach - 0.012],
          radius: 0.001,
        }),
      )
  }
  const whole: Span = [-width / 2, width / 2]
  const upper: Span = [cut + 0.003, height]
  if (isFrench) {
    for (const [i, x] of splitSpan(whole, 2, 0.005).entries()) {
      leaf(x, upper)
      bar(i === 0 ? x[1] - 0.035 : x[0] + 0.035, [cut + 0.12, height - 0.2])
    }
    for (const y of splitSpan([0.05, cut - 0.003], 2, 0.005)) {
      leaf(whole, y)
      const level = y[1] - 0.06
      parts.add(
        "metal",
        tube({
          path: (at) => [(at - 0.5) * width * 0.82, level, face + reach - 0.01],
          radius: 0.0095,
          steps: 1,
          sides: 14,
        }),
      )
      for (const side of [-1, 1])
        parts.add(
          "metal",
          board({
            x: [side * width * 0.34 - 0.008, side * width * 0.34 + 0.008],
            y: [level - 0.006, level + 0.006],
            z: [face - 0.002, face + reach - 0.012],
            radius: 0.001,
          }),
        )
    }
    return
  }
  leaf(whole, upper)
  leaf(whole, [0.05, cut - 0.003])
  bar(-width / 2 + 0.05, [cut + 0.05, cut + (height - cut) * 0.6])
  bar(-width / 2 + 0.05, [Math.max(0.08, cut * 0.45), cut - 0.05])
}

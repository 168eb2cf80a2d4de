import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.004, rounds = 3): Mesh =>
  place(roundedBox({ size, radius, rounds }), { at })
const knob = (radius: number, deep: number, at: Vec3): Mesh =>
  place(disc({ radius, height: deep, rim: 0.0025, segments: 28 }), { at, turn: [Math.PI / 2, 0, 0] })

/** An espresso machine with a portafilter, steam wand and cups on top; or a drip machine with a glass jug. */
export const coffeeMachine = defineModel({
  id: "decor.coffee-machine",
  category: "decor",
  name: { zh: "咖啡机", en: "Coffee machine", vi: "Máy pha cà phê" },
  words: {
    zh: ["意式咖啡机", "滴滤咖啡机", "厨房电器"],
    en: ["espresso machine", "drip coffee", "kitchen appliance"],
    vi: ["máy espresso", "cà phê", "đồ bếp"],
  },
  parameters: {
    width: length(260, 180, 400, 10),
    depth: length(300, 240, 400, 10),
    height: length(360, 300, 440, 10),
    kind: choice("espresso", "drip"),
  },
  slots: {
    body: { finish: "lacquer-cream", accepts: ["lacquer", "metal", "plastic"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
    dark: { finish: "plastic-black", accepts: ["plastic", "wood"] },
    cups: { finish: "ceramic-white", accepts: ["ceramic"] },
    glass: { finish: "glass-clear", accepts: ["glass"] },
    handle: { finish: "walnut-natural", accepts: ["wood", "plastic"] },
  },
  anchor: "surface",
  build({ width, depth, height, kind }) {
    const parts = openParts()
    const back = -depth / 2
    const front = depth / 2
    if (kind === "espresso") {
      const top = height - 0.05
      const head = top - height * 0.3
      parts.add(
        "body",
        rod([width, top - 0.02, depth * 0.5], [0, 0.02 + (top - 0.02) / 2, back + depth * 0.25], 0.016, 4),
      )
      parts.add(
        "body",
        rod([width, top - head, depth * 0.84], [0, (head + top) / 2, back + depth * 0.42], 0.016, 4),
      )
      parts.add("body", rod([width, 0.055, depth], [0, 0.0475, 0], 0.012, 4))
      parts.add(
        "metal",
        rod([width - 0.03, 0.004, depth * 0.46], [0, 0.0765, front - depth * 0.24], 0.0015, 1),
      )
      for (let i = 0; i < 9; i++)
        parts.add(
          "dark",
          rod([width - 0.06, 0.0012, 0.006], [0, 0.079, front - 0.03 - i * depth * 0.045], 0.0005, 1),
        )
      for (const x of [-1, 1])
        for (const z of [-1, 1])
          parts.add(
            "dark",
            place(disc({ radius: 0.014, height: 0.022, rim: 0.003, segments: 20 }), {
              at: [x * (width / 2 - 0.03), 0.011, z * (depth / 2 - 0.04)],
            }),
          )
      const groupZ = back + depth * 0.66
      parts.add(
        "metal",
        place(disc({ radius: 0.034, height: 0.034, rim: 0.004, segments: 40 }), {
          at: [0, head - 0.014, groupZ],
        }),
      )
      parts.add(
        "metal",
        place(
          lathe({
            profile: [
              [0, 0],
              [0.012, 0],
              [0.028, 0.012],
              [0.033, 0.03],
              [0.0345, 0.032],
              [0.0345, 0.04],
            ],
            segments: 36,
          }),
          { at: [0, head - 0.065, groupZ] },
        ),
      )
      for (const x of [-1, 1])
        parts.add(
          "metal",
          tube({
            path: [
              [0, head - 0.062, groupZ],
              [x * 0.01, head - 0.07, groupZ],
              [x * 0.012, head - 0.085, groupZ],
            ],
            radius: 0.005,
            steps: 6,
            sides: 8,
          }),
        )
      parts.add(
        "metal",
        tube({
          path: [
            [0, head - 0.035, groupZ + 0.03],
            [0, head - 0.038, groupZ + 0.055],
          ],
          radius: 0.008,
          steps: 2,
          sides: 12,
        }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [0, head - 0.038, groupZ + 0.05],
            [0, head - 0.044, Math.min(front + 0.0, groupZ + 0.15) - 0.012],
          ],
          radius: (at) => 0.0095 + 0.004 * at,
          steps: 6,
          sides: 16,
        }),
      )
      parts.add(
        "metal",
        tube({
          path: [
            [width * 0.36, head + 0.004, groupZ],
            [width * 0.37, head - 0.03, groupZ + 0.016],
            [width * 0.38, 0.12, groupZ + 0.04],
          ],
          radius: 0.0045,
          steps: 14,
          sides: 10,
        }),
      )
      const panel = back + depth * 0.84
      for (const [i, x] of [-0.3, 0.3].entries())
        parts.add(
          i === 0 ? "handle" : "metal",
          knob(0.017, 0.022, [x * width, (head + top) / 2, panel + 0.009]),
        )
      parts.add("metal", knob(0.024, 0.008, [0, (head + top) / 2, panel + 0.003]))
      parts.add("cups", knob(0.0205, 0.004, [0, (head + top) / 2, panel + 0.0066]))
      parts.add("dark", rod([0.0016, 0.016, 0.001], [0, (head + top) / 2 + 0.006, panel + 0.0092], 0.0004, 1))
      for (const side of [-1, 1])
        parts.add(
          "metal",
          tube({
            path: [
              [side * (width / 2 - 0.02), top + 0.016, back + 0.02],
              [side * (width / 2 - 0.02), top + 0.016, back + depth * 0.8],
            ],
            radius: 0.0035,
            steps: 1,
            sides: 8,
          }),
        )
      for (const z of [0.02, depth * 0.8])
        parts.add(
          "metal",
          tube({
            path: [
              [-width / 2 + 0.02, top + 0.016, back + z],
              [width / 2 - 0.02, top + 0.016, back + z],
            ],
            radius: 0.0035,
            steps: 1,
            sides: 8,
          }),
        )
      const cup = lathe({
        profile: [
          [0, 0],
          [0.017, 0],
          [0.019, 0.003],
          [0.027, 0.02],
          [0.0295, 0.05],
          [0.028, 0.05],
          [0.025, 0.02],
          [0, 0.006],
        ],
        segments: 32,
        smooth: 2,
      })
      for (const [i, x] of [-0.26, 0.02, 0.28].entries())
        parts.add("cups", place(cup, { at: [x * width, top, back + depth * (i === 1 ? 0.3 : 0.46)] }))
    } else {
      const tank = depth * 0.36
      parts.add("body", rod([width, height, tank], [0, height / 2, back + tank / 2], 0.02, 4))
      parts.add(
        "body",
        rod([width, height * 0.26, depth * 0.86], [0, height * 0.87, back + depth * 0.43], 0.02, 4),
      )
      parts.add("dark", rod([width, 0.04, depth], [0, 0.02, 0], 0.014, 4))
      const jug = Math.min(width * 0.42, depth * 0.29)
      const z = back + tank + jug + 0.008
      const tall = height * 0.5
      parts.add(
        "metal",
        place(disc({ radius: jug * 0.95, height: 0.006, rim: 0.002, segments: 44 }), { at: [0, 0.0425, z] }),
      )
      parts.add(
        "glass",
        place(
          lathe({
            profile: [
              [0, 0],
              [0.72, 0],
              [0.9, 0.06],
              [1, 0.3],
              [0.92, 0.62],
              [0.66, 0.86],
              [0.68, 0.95],
            ].map(([r, y]) => [(r ?? 0) * jug, (y ?? 0) * tall] as const),
            segments: 44,
            smooth: 4,
          }),
          { at: [0, 0.046, z] },
        ),
      )
      parts.add(
        "dark",
        place(
          lathe({
            profile: [
              [0, 0.004],
              [0.9, 0.004],
              [0.965, 0.2],
              [0.97, 0.42],
              [0, 0.42],
            ].map(([r, y]) => [(r ?? 0) * jug * 0.97, (y ?? 0) * tall + 0.003] as const),
            segments: 40,
            smooth: 2,
          }),
          { at: [0, 0.046, z] },
        ),
      )
      parts.add(
        "dark",
        place(disc({ radius: jug * 0.7, height: 0.018, rim: 0.005, segments: 40 }), {
          at: [0, 0.046 + tall * 0.97, z],
        }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [0, 0.046 + tall * 0.9, z + jug * 0.6],
            [0, 0.046 + tall * 0.88, z + jug * 1.25],
            [0, 0.046 + tall * 0.5, z + jug * 1.32],
            [0, 0.046 + tall * 0.24, z + jug * 1.02],
          ],
          radius: 0.0085,
          steps: 24,
          sides: 12,
        }),
      )
      parts.add("metal", knob(0.014, 0.014, [width * 0.3, height * 0.87, back + depth * 0.86 + 0.005]))
      parts.add(
        "metal",
        rod([width * 0.86, 0.006, depth * 0.7], [0, height - 0.0005 - 0.003, back + depth * 0.42], 0.002, 1),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    symbolBox({ at: [0, -depth * 0.2], size: [width, depth * 0.6], style: "detail" }),
    symbolRound({ at: [0, depth * 0.22], size: [width * 0.3, width * 0.3], style: "detail" }),
  ],
  looks: [
    { name: { zh: "奶油色意式咖啡机", en: "Cream espresso machine", vi: "Máy espresso màu kem" } },
    {
      name: { zh: "不锈钢咖啡机", en: "Steel espresso machine", vi: "Máy espresso thép" },
      values: { width: 320, depth: 340 },
      finishes: { body: "steel-brushed", handle: "plastic-black" },
    },
    {
      name: { zh: "黑色滴滤咖啡机", en: "Drip machine in black", vi: "Máy pha nhỏ giọt đen" },
      values: { kind: "drip", width: 220 },
      finishes: { body: "lacquer-black" },
    },
  ],
})

/** A kettle: gooseneck, or round with a handle over it. */
export const kettle = defineModel({
  id: "decor.kettle",
  category: "decor",
  name: { zh: "水壶", en: "Kettle", vi: "Ấm đun nước" },
  words: {
    zh: ["电水壶", "手冲壶", "厨房电器"],
    en: ["electric kettle", "gooseneck", "teapot", "kitchen"],
    vi: ["ấm điện", "ấm cổ ngỗng", "đồ bếp"],
  },
  parameters: {
    width: length(260, 200, 340, 10),
    depth: length(160, 130, 220, 10),
    height: length(230, 190, 300, 10),
    kind: choice("gooseneck", "round"),
  },
  slots: {
    body: { finish: "steel-black", accepts: ["metal", "lacquer", "ceramic"] },
    handle: { finish: "walnut-natural", accepts: ["wood", "plastic", "metal"] },
    base: { finish: "plastic-black", accepts: ["plastic", "metal"] },
  },
  anchor: "surface",
  build({ width, depth, height, kind }) {
    const parts = openParts()
    const r = depth / 2
    const goose = kind === "gooseneck"
    parts.add(
      "base",
      place(disc({ radius: r * 0.96, height: 0.016, rim: 0.004, segments: 52 }), { at: [0, 0.008, 0] }),
    )
    const top = goose ? height * 0.74 : height * 0.64
    const body: readonly (readonly [number, number])[] = goose
      ? [
          [0, 0.018],
          [r * 0.92, 0.018],
          [r, 0.026],
          [r * 0.9, top * 0.5],
          [r * 0.66, top - 0.006],
          [r * 0.62, top],
        ]
      : [
          [0, 0.018],
          [r * 0.7, 0.018],
          [r * 0.95, 0.05],
          [r, top * 0.5],
          [r * 0.8, top * 0.86],
          [r * 0.5, top],
        ]
    parts.add("body", lathe({ profile: body, segments: 56, smooth: goose ? 1 : 4 }))
    const lid = goose ? r * 0.6 : r * 0.5
    parts.add(
      "body",
      lathe({
        profile: [
          [lid, top - 0.002],
          [lid, top + 0.004],
          [lid * 0.8, top + 0.011],
          [0, top + 0.015],
        ],
        segments: 44,
      }),
    )
    const knobTop = goose ? height : top + 0.04
    if (goose)
      parts.add(
        "handle",
        tube({
          path: [
            [0, top + 0.012, 0],
            [0, knobTop - 0.012, 0],
          ],
          radius: (at) => 0.006 + 0.006 * at,
          steps: 6,
          sides: 20,
        }),
      )
    else parts.add("handle", place(ball(0.012, 20), { at: [0, top + 0.024, 0] }))
    const left = -width / 2
    if (goose) {
      const spout: readonly Vec3[] = [
        [-r * 0.86, 0.05, 0],
        [-r - 0.012, 0.06, 0],
        [-r - 0.022, top * 0.45, 0],
        [-r - 0.01, top * 0.82, 0],
        [left + 0.02, top * 1.06, 0],
        [left + 0.004, top * 1.0, 0],
      ]
      parts.add(
        "body",
        tube({ path: spout, radius: (at) => 0.0085 - 0.004 * at, steps: 36, sides: 12, ends: "flat" }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [r * 0.68, top * 0.92, 0],
            [r * 1.0, top * 1.0, 0],
            [width / 2 - 0.012, top * 0.9, 0],
            [width / 2 - 0.008, top * 0.55, 0],
            [width / 2 - 0.02, top * 0.34, 0],
          ],
          radius: 0.0085,
          steps: 30,
          sides: 12,
        }),
      )
    } else {
      parts.add(
        "body",
        tube({
          path: [
            [-r * 0.8, top * 0.42, 0],
            [-r * 1.15, top * 0.66, 0],
            [left + 0.006, top * 0.92, 0],
          ],
          radius: (at) => 0.024 - 0.014 * at,
          steps: 14,
          sides: 16,
          ends: "flat",
        }),
      )
      parts.add(
        "handle",
        tube({
          path: [
            [-r * 0.62, top * 0.9, 0],
            [-r * 0.66, height * 0.9, 0],
            [0, height - 0.009, 0],
            [r * 0.66, height * 0.9, 0],
            [r * 0.62, top * 0.9, 0],
          ],
          radius: 0.009,
          steps: 36,
          sides: 12,
        }),
      )
      parts.add(
        "base",
        tube({
          path: [
            [r * 0.9, 0.008, 0],
            [width / 2 - 0.004, 0.004, 0],
          ],
          radius: 0.004,
          steps: 2,
          sides: 8,
        }),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [depth, depth] }),
    symbolBox({ size: [width, Math.min(0.03, depth)], style: "detail" }),
  ],
  looks: [
    { name: { zh: "黑色细嘴壶", en: "Black gooseneck", vi: "Ấm cổ ngỗng đen" } },
    {
      name: { zh: "奶油色圆壶", en: "Round kettle in cream", vi: "Ấm tròn màu kem" },
      values: { kind: "round", depth: 200 },
      finishes: { body: "lacquer-cream" },
    },
    {
      name: { zh: "紫铜细嘴壶", en: "Copper gooseneck", vi: "Ấm cổ ngỗng đồng đỏ" },
      finishes: { body: "copper-brushed", handle: "oak-black" },
    },
  ],
})

/** A toaster with two slots. */
export const toaster = defineModel({
  id: "decor.toaster",
  category: "decor",
  name: { zh: "吐司机", en: "Toaster", vi: "Máy nướng bánh mì" },
  words: {
    zh: ["烤面包机", "厨房电器", "小家电"],
    en: ["kitchen appliance", "bread", "breakfast"],
    vi: ["lò nướng bánh", "đồ bếp", "bữa sáng"],
  },
  parameters: {
    width: length(320, 260, 420, 10),
    depth: length(190, 160, 240, 10),
    height: length(200, 170, 240, 10),
    shape: choice("round", "square"),
  },
  slots: {
    body: { finish: "lacquer-sage", accepts: ["lacquer", "metal", "plastic"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
    dark: { finish: "plastic-black", accepts: ["plastic"] },
  },
  anchor: "surface",
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const foot = 0.014
    const tall = height - foot
    const y = foot + tall / 2
    const soft = shape === "round" ? Math.min(0.06, depth * 0.3) : 0.014
    parts.add("body", rod([width - 0.026, tall, depth], [0, y, 0], soft, 6))
    parts.add("metal", rod([width - 0.036, 0.012, depth - 0.012], [0, foot + 0.004, 0], 0.005))
    parts.add("metal", rod([width * 0.78, 0.003, depth * 0.58], [0, height - 0.001, 0], 0.0012, 1))
    for (const z of [-1, 1])
      parts.add("dark", rod([width * 0.7, 0.004, 0.03], [0, height - 0.0008, z * depth * 0.13], 0.0015, 1))
    parts.add("dark", rod([0.004, tall * 0.5, 0.014], [width / 2 - 0.0145, y + 0.01, 0], 0.001, 1))
    parts.add("metal", rod([0.022, 0.014, 0.05], [width / 2 - 0.011, y + tall * 0.18, 0], 0.005))
    parts.add(
      "metal",
      place(disc({ radius: 0.016, height: 0.012, rim: 0.003, segments: 28 }), {
        at: [width / 2 - 0.0085, foot + tall * 0.24, depth * 0.24],
        turn: [0, 0, Math.PI / 2],
      }),
    )
    parts.add("dark", rod([0.004, 0.02, 0.05], [-width / 2 + 0.011, foot + 0.04, 0], 0.001, 1))
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.add(
          "dark",
          place(disc({ radius: 0.012, height: foot, rim: 0.003, segments: 18 }), {
            at: [x * (width / 2 - 0.06), foot / 2, z * (depth / 2 - 0.04)],
          }),
        )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.03 }),
    ...[-1, 1].map((side) =>
      symbolBox({ at: [0, side * depth * 0.13], size: [width * 0.7, 0.03], style: "detail" }),
    ),
  ],
  looks: [
    { name: { zh: "灰绿复古吐司机", en: "Sage, rounded", vi: "Máy nướng xanh xám bo tròn" } },
    {
      name: { zh: "不锈钢方形吐司机", en: "Steel, square", vi: "Máy nướng thép vuông" },
      values: { shape: "square", width: 290 },
      finishes: { body: "steel-brushed" },
    },
  ],
})

import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
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

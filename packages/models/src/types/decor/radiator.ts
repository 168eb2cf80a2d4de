import { ball, disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A radiator of round columns, or a flat panel with grooves. */
export const radiator = defineModel({
  id: "decor.radiator",
  category: "decor",
  name: { zh: "暖气片", en: "Radiator", vi: "Lò sưởi tường" },
  words: {
    zh: ["散热器", "采暖", "暖气"],
    en: ["heating", "column radiator", "panel radiator"],
    vi: ["bộ tản nhiệt", "máy sưởi", "sưởi"],
  },
  parameters: {
    width: length(1000, 400, 1800, 50),
    depth: length(110, 80, 180, 10),
    height: length(600, 300, 2000, 50),
    style: choice("columns", "panel", "bars"),
  },
  slots: {
    body: { finish: "lacquer-white", accepts: ["lacquer", "metal"] },
    valves: { finish: "chrome-polished", accepts: ["metal"] },
  },
  anchor: "wall",
  elevation: 100,
  build({ width, depth, height, style }) {
    const parts = openParts()
    const inside = width - 0.09
    if (style === "columns") {
      const sections = Math.max(6, Math.round(inside / 0.046))
      const step = inside / sections
      const rows = depth > 0.13 ? 3 : 2
      for (let i = 0; i < sections; i++) {
        const x = -inside / 2 + step * (i + 0.5)
        for (const y of [0.024, height - 0.024])
          parts.add(
            "body",
            place(roundedBox({ size: [step - 0.003, 0.048, depth - 0.02], radius: 0.014, rounds: 1 }), {
              at: [x, y, 0.01],
            }),
          )
        for (let k = 0; k < rows; k++) {
          const z = -depth / 2 + 0.035 + ((depth - 0.05) * k) / (rows - 1)
          parts.add(
            "body",
            tube({
              path: [
                [x, 0.04, z],
                [x, height - 0.04, z],
              ],
              radius: 0.0125,
              steps: 1,
              sides: 8,
              ends: "none",
            }),
          )
        }
      }
    } else if (style === "panel") {
      parts.add("body", rod([inside, height, depth * 0.32], [0, height / 2, depth / 2 - depth * 0.16], 0.008))
      parts.add(
        "body",
        rod([inside - 0.02, height - 0.02, depth * 0.2], [0, height / 2, -depth * 0.1], 0.006),
      )
      const grooves = Math.round(inside / 0.06)
      for (let i = 0; i < grooves; i++)
        parts.add(
          "body",
          rod(
            [0.028, height - 0.07, 0.008],
            [-inside / 2 + (inside * (i + 0.5)) / grooves, height / 2, depth / 2 - 0.003],
            0.004,
          ),
        )
      for (let i = 0; i < 40; i++)
        parts.add(
          "body",
          place(roundedBox({ size: [inside / 90, 0.004, depth * 0.5], radius: 0.001, rounds: 1 }), {
            at: [-inside / 2 + (inside * (i + 0.5)) / 40, height - 0.004, 0],
          }),
        )
    } else {
      for (const side of [-1, 1])
        parts.add(
          "body",
          rod([0.035, height, 0.035], [side * (inside / 2 - 0.0175), height / 2, -depth / 2 + 0.05], 0.008),
        )
      const bars = Math.max(4, Math.round(height / 0.075))
      for (let i = 0; i < bars; i++)
        parts.add(
          "body",
          rod(
            [inside, (height / bars) * 0.72, 0.018],
            [0, (height * (i + 0.5)) / bars, -depth / 2 + 0.077],
            0.007,
          ),
        )
    }
    const z = style === "columns" ? 0.01 : -0.005
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.0225)
      parts.add(
        "valves",
        place(disc({ radius: 0.019, height: 0.045, rim: 0.005, segments: 24 }), {
          at: [x, 0.06, z],
          turn: [0, 0, Math.PI / 2],
        }),
        tube({
          path: [
            [x, 0.06, z],
            [x, 0.002, z],
          ],
          radius: 0.0085,
          steps: 1,
          sides: 12,
          ends: "flat",
        }),
        tube({
          path: [
            [x, 0.045, z],
            [side * (inside / 2 - 0.01), 0.045, z],
          ],
          radius: 0.0085,
          steps: 1,
          sides: 12,
        }),
      )
      // Brackets hold it off the wall; they give the piece its depth.
      parts.add(
        "body",
        rod([0.03, 0.05, depth * 0.6], [side * inside * 0.34, height * 0.8, -depth / 2 + depth * 0.3], 0.003),
      )
    }
    parts.add("valves", place(ball(0.012, 16), { at: [width / 2 - 0.0225, 0.085, z] }))
    if (style === "bars")
      parts.add(
        "body",
        rod(
          [inside * 0.4, 0.012, Math.max(0.02, depth - 0.086)],
          [0, height * 0.5, depth / 2 - Math.max(0.02, depth - 0.086) / 2],
          0.004,
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = -width / 2 + (width * (i + 1)) / 10
      return symbolLine([
        [x, -depth / 2],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    { name: { zh: "白色柱式暖气片", en: "White column radiator", vi: "Lò sưởi cột trắng" } },
    {
      name: { zh: "平板暖气片", en: "Panel radiator", vi: "Lò sưởi tấm" },
      values: { style: "panel", width: 1200, depth: 100 },
    },
    {
      name: { zh: "黑色高柱暖气片", en: "Tall columns in black", vi: "Lò sưởi cột cao đen" },
      values: { width: 500, height: 1800 },
      finishes: { body: "steel-black", valves: "brass-brushed" },
    },
  ],
})

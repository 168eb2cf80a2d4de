import { ball, disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A board with pegs, or a rail with hooks. */
export const coatHooks = defineModel({
  id: "decor.coat-hooks",
  category: "decor",
  name: { zh: "挂衣钩", en: "Coat hooks", vi: "Móc treo áo" },
  words: {
    zh: ["衣帽架", "玄关挂钩", "挂钩"],
    en: ["coat rack", "peg rail", "hall", "entry"],
    vi: ["giá treo", "móc áo", "lối vào"],
  },
  parameters: {
    width: length(900, 300, 1800, 50),
    depth: length(90, 70, 260, 10),
    height: length(140, 100, 300, 10),
    hooks: count(5, 2, 9),
    style: choice("pegs", "hooks", "shelf"),
  },
  slots: {
    board: { finish: "oak-natural", accepts: ["wood", "lacquer", "metal"] },
    hooks: { finish: "brass-brushed", accepts: ["metal", "wood"] },
  },
  anchor: "wall",
  elevation: 1550,
  build({ width, depth, height, hooks, style }) {
    const parts = openParts()
    const back = -depth / 2
    const thick = 0.02
    const board = style === "shelf" ? height - 0.022 : height
    parts.add("board", rod([width, board, thick], [0, board / 2, back + thick / 2], 0.005, "x"))
    if (style === "shelf") {
      parts.add("board", rod([width, 0.022, depth], [0, height - 0.011, 0], 0.004, "x"))
      for (const side of [-1, 1])
        parts.add(
          "board",
          rod(
            [0.02, board * 0.6, depth * 0.6],
            [side * (width / 2 - 0.05), board * 0.7, back + thick + depth * 0.3 - 0.001],
            0.004,
            "z",
          ),
        )
    }
    const reach = style === "shelf" ? Math.min(depth - 0.02, 0.075) : depth - thick
    for (let i = 0; i < hooks; i++) {
      const x = -width / 2 + (width * (i + 0.5)) / hooks
      const y = board * (style === "pegs" ? 0.5 : 0.62)
      const z = back + thick
      if (style === "pegs") {
        parts.add(
          "hooks",
          tube({
            path: [
              [x, y - 0.01, z - 0.002],
              [x, y + 0.004, z + reach - 0.012],
            ],
            radius: (at) => 0.0085 + 0.0015 * at,
            steps: 4,
            sides: 14,
          }),
          place(disc({ radius: 0.02, height: 0.012, rim: 0.005, segments: 28, rounds: 3 }), {
            at: [x, y + 0.006, z + reach - 0.0065],
            turn: [Math.PI / 2 - 0.16, 0, 0],
          }),
        )
      } else {
        parts.add(
          "hooks",
          place(roundedBox({ size: [0.022, Math.min(0.07, board * 0.55), 0.005], radius: 0.002 }), {
            at: [x, y - 0.008, z + 0.0025],
          }),
          tube({
            path: [
              [x, y - 0.03, z + 0.002],
              [x, y - 0.046, z + reach * 0.42],
              [x, y - 0.026, z + reach * 0.72],
            ],
            radius: 0.0048,
            steps: 14,
            sides: 10,
          }),
          tube({
            path: [
              [x, y, z + 0.002],
              [x, y + 0.002, z + reach * 0.5],
              [x, y + 0.022, z + reach - 0.009],
            ],
            radius: 0.0048,
            steps: 14,
            sides: 10,
          }),
          place(ball(0.0085, 14), { at: [x, y + 0.022, z + reach - 0.0085] }),
          place(ball(0.0075, 14), { at: [x, y - 0.026, z + reach * 0.72] }),
        )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, hooks }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, -depth / 2 + 0.01], size: [width, 0.02] }),
    ...Array.from({ length: hooks }, (_, i) => {
      const x = -width / 2 + (width * (i + 0.5)) / hooks
      return symbolLine([
        [x, -depth / 2 + 0.02],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    {
      name: { zh: "橡木挂钉板", en: "Oak peg rail", vi: "Thanh móc gỗ sồi" },
      finishes: { hooks: "oak-natural" },
    },
    {
      name: { zh: "黄铜双钩板", en: "Walnut board, brass hooks", vi: "Bảng óc chó móc đồng" },
      values: { style: "hooks", hooks: 4, width: 700 },
      finishes: { board: "walnut-natural" },
    },
    {
      name: { zh: "带搁板挂衣架", en: "Hooks under a shelf", vi: "Móc áo có kệ" },
      values: { style: "shelf", depth: 220, height: 220, hooks: 6, width: 1100 },
      finishes: { board: "lacquer-sage", hooks: "steel-black" },
    },
  ],
})

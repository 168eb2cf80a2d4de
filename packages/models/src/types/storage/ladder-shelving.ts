import { board, middle, splitSpan, type Span } from "../../geometry/board.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { addThings, thingSlots } from "../construction/shelf-things.ts"
import { crossed } from "../construction/cabinet.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** Ladders of slim metal or wood with shelves hung between them. */
export const ladderShelving = defineModel({
  id: "shelving.ladder",
  category: "storage",
  name: { zh: "梯式置物架", en: "Ladder shelving", vi: "Kệ thang" },
  words: {
    zh: ["置物架", "梯形架", "铁艺书架", "层架", "花架"],
    en: ["shelving unit", "ladder shelf", "metal shelf", "etagere", "plant stand"],
    vi: ["kệ thang", "kệ sắt", "kệ trang trí", "giá sách", "kệ cây"],
  },
  parameters: {
    width: length(900, 450, 2400, 50),
    depth: length(340, 260, 450, 10),
    height: length(1900, 800, 2400, 50),
    columns: count(1, 1, 3),
    rows: count(5, 3, 7),
    frame: choice("steel", "wood", "wire"),
    brace: toggle(true),
    filled: toggle(true),
  },
  slots: {
    frame: { finish: "steel-black", accepts: ["metal", "wood", "lacquer"] },
    shelves: { finish: "oak-natural", accepts: ["wood", "lacquer", "glass", "stone"] },
    ...thingSlots,
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, columns, rows, frame, brace, filled }) {
    const parts = openParts()
    const bar = { steel: 0.02, wood: 0.03, wire: 0.01 }[frame]
    const posts = splitSpan([-width / 2 + bar / 2, width / 2 - bar / 2], columns)
    const lows = splitSpan([0.12, height - (frame === "wood" ? 0.05 : 0.03)], rows - 1).map(([y]) => y)
    const levels = [...lows, height - (frame === "wood" ? 0.05 : 0.03)]
    for (const x of [posts[0]?.[0] ?? 0, ...posts.map(([, end]) => end)])
      addLadder(parts, { x, depth, height, levels, kind: frame, bar })
    for (const [i, [from, to]] of posts.entries()) {
      const x: Span = [from + bar / 2 + 0.001, to - bar / 2 - 0.001]
      for (const [j, y] of levels.entries()) {
        parts.add(
          "shelves",
          board({
            x,
            y: [y - 0.011, y + 0.011],
            z: [-depth / 2 + 0.012, depth / 2 - 0.012],
            radius: 0.002,
            rounds: 2,
            grain: "x",
          }),
        )
        const above = levels[j + 1] ?? y + 0.36
        if (filled && j < levels.length - 1)
          addThings(parts, {
            x,
            y: [y + 0.011, above - 0.011],
            z: [-depth / 2 + 0.02, depth / 2 - 0.015],
            seed: i * 4 + j * 3 + 1,
          })
      }
      if (brace && frame !== "wood" && i === 0)
        addBraces(parts, x, [levels[0] ?? 0.1, levels.at(-1) ?? height], -depth / 2 + 0.006)
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [symbolBox({ size: [width, depth] }), ...crossed(width, depth)],
  looks: [
    { name: { zh: "黑铁橡木置物架", en: "Black steel and oak shelving", vi: "Kệ sắt đen mặt sồi" } },
    {
      name: { zh: "全橡木置物架", en: "Oak ladder shelving, two bays", vi: "Kệ thang sồi hai khoang" },
      values: { width: 1500, columns: 2, frame: "wood", rows: 4, height: 1500 },
      finishes: { frame: "oak-natural", shelves: "oak-natural" },
    },
    {
      name: { zh: "白色线架", en: "White wire shelving with walnut", vi: "Kệ dây thép trắng và óc chó" },
      values: { width: 2000, columns: 3, frame: "wire", rows: 5, height: 2100, brace: false, depth: 300 },
      finishes: { frame: "steel-white", shelves: "walnut-natural" },
    },
    {
      name: { zh: "黄铜玻璃层架", en: "Brass étagère with smoked glass", vi: "Kệ đồng kính khói" },
      values: { width: 800, rows: 5, height: 1800, brace: false },
      finishes: { frame: "brass-brushed", shelves: "glass-smoked" },
    },
  ],
})

interface Ladder {
  readonly x: number
  readonly depth: number
  readonly height: number
  readonly levels: readonly number[]
  readonly kind: "steel" | "wood" | "wire"
  readonly bar: number
}

function addLadder(parts: PartsDraft, { x, depth, height, levels, kind, bar }: Ladder): void {
  const half = bar / 2
  const rod = (from: Vec3, to: Vec3, radius: number): void =>
    parts.add(
      "frame",
      tube({
        path: (at) => [from[0], from[1] + (to[1] - from[1]) * at, from[2] + (to[2] - from[2]) * at],
        radius,
        steps: 1,
        sides: 10,
        ends: "flat",
      }),
    )
  for (const z of [-depth / 2 + half, depth / 2 - half])
    if (kind === "wire") rod([x, 0, z], [x, height, z], half)
    else
      parts.add(
        "frame",
        board({
          x: [x - half, x + half],
          y: [0, height],
          z: [z - half, z + half],
          radius: kind === "wood" ? 0.006 : 0.002,
          rounds: 2,
          grain: "y",
        }),
      )
  const rungs = kind === "wire" ? splitSpan([0.03, height - 0.005], 16).map((one) => middle(one)) : levels
  for (const y of rungs) {
    if (kind === "wood") rod([x, y - 0.026, -depth / 2 + bar], [x, y - 0.026, depth / 2 - bar], 0.009)
    else rod([x, y, -depth / 2 + half], [x, y, depth / 2 - half], kind === "wire" ? 0.003 : 0.007)
  }
}

/** Two crossed rods behind a bay keep it from leaning. */
function addBraces(parts: PartsDraft, x: Span, y: Span, z: number): void {
  for (const way of [0, 1])
    parts.add(
      "frame",
      tube({
        path: (at) => [
          way === 0 ? x[0] + (x[1] - x[0]) * at : x[1] + (x[0] - x[1]) * at,
          y[0] + (y[1] - y[0]) * at,
          z - way * 0.003,
        ],
        radius: 0.0025,
        steps: 1,
        sides: 6,
        ends: "none",
      }),
    )
}

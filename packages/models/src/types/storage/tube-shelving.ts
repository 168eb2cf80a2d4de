import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { ball } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cabinetSymbol } from "../construction/cabinet.ts"
import { handle } from "../construction/handles.ts"
import { addThings, thingSlots } from "../construction/shelf-things.ts"

/** Chromed tubes and ball joints with steel panels between them, some with a flap. */
export const tubeShelving = defineModel({
  id: "shelving.tubes",
  category: "storage",
  name: { zh: "模块钢管柜", en: "Modular tube shelving", vi: "Kệ mô-đun ống thép" },
  words: {
    zh: ["模块柜", "钢管柜", "中古柜", "包豪斯", "组合柜"],
    en: ["modular shelving", "tube frame", "steel sideboard", "bauhaus", "office storage"],
    vi: ["kệ mô-đun", "tủ ống thép", "bauhaus", "tủ lắp ghép"],
  },
  parameters: {
    width: length(1520, 600, 3000, 10),
    depth: length(380, 350, 550, 10),
    height: length(760, 400, 1900, 10),
    columns: count(2, 1, 4),
    rows: count(2, 1, 5),
    flaps: choice("lower", "all", "checkered", "none"),
    filled: toggle(false),
  },
  slots: {
    tubes: { finish: "chrome-polished", accepts: ["metal"] },
    panels: { finish: "lacquer-white", accepts: ["lacquer", "metal", "wood"] },
    fronts: { finish: "lacquer-mustard", accepts: ["lacquer", "metal", "wood", "glass"] },
    ...thingSlots,
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, columns, rows, flaps, filled }) {
    const parts = openParts()
    const [r, joint, foot] = [0.0095, 0.0125, 0.035]
    const [x0, z0] = [width / 2 - joint, depth / 2 - joint - 0.008]
    const back = -depth / 2 + joint
    const xs = splitSpan([-x0, x0], columns)
    const ys = splitSpan([foot + joint, height - joint], rows)
    const xLines = [-x0, ...xs.map(([, end]) => end)]
    const yLines = [foot + joint, ...ys.map(([, end]) => end)]
    const rod = (from: Vec3, to: Vec3): void =>
      parts.add(
        "tubes",
        tube({
          path: (at) => [
            from[0] + (to[0] - from[0]) * at,
            from[1] + (to[1] - from[1]) * at,
            from[2] + (to[2] - from[2]) * at,
          ],
          radius: r,
          steps: 1,
          sides: 10,
          ends: "none",
        }),
      )
    const knot = ball(joint, 12)
    for (const x of xLines) {
      for (const z of [back, z0]) {
        rod([x, foot, z], [x, height - joint, z])
        parts.add(
          "tubes",
          board({ x: [x - 0.017, x + 0.017], y: [0, foot], z: [z - 0.0125, z + 0.0125], radius: 0.006 }),
        )
        for (const y of yLines) parts.add("tubes", place(knot, { at: [x, y, z] }))
      }
      for (const y of yLines) rod([x, y, back], [x, y, z0])
    }
    for (const y of yLines) for (const z of [back, z0]) rod([-x0, y, z], [x0, y, z])
    const sheet = (x: Span, y: Span, z: Span, slot = "panels"): void =>
      parts.add(slot, board({ x, y, z, radius: 0.0008 }))
    for (const x of xLines)
      for (const y of ys) sheet([x - 0.002, x + 0.002], [y[0] + r, y[1] - r], [back + r, z0 - r])
    for (const [i, x] of xs.entries()) {
      for (const y of yLines) sheet([x[0] + r, x[1] - r], [y - 0.002, y + 0.002], [back + r, z0 - r])
      for (const [j, y] of ys.entries()) {
        const within: Span = [x[0] + r + 0.001, x[1] - r - 0.001]
        sheet(within, [y[0] + r, y[1] - r], [back - 0.002, back + 0.002])
        const isClosed =
          flaps === "all" ||
          (flaps === "lower" && j < Math.max(1, rows - 1)) ||
          (flaps === "checkered" && (i + j) % 2 === 0)
        if (isClosed) {
          sheet(within, [y[0] + r + 0.001, y[1] - r - 0.001], [z0 - 0.006, z0 + 0.006], "fronts")
          parts.add(
            "tubes",
            ...handle({ kind: "knob", at: [(x[0] + x[1]) / 2, y[1] - 0.05, z0 + 0.004], length: 0.02 }).map(
              (mesh) => place(mesh, { scale: [1, 1, 1] }),
            ),
          )
        } else if (filled)
          addThings(parts, {
            x: within,
            y: [y[0] + 0.003, y[1] - r],
            z: [back + 0.01, z0 - 0.02],
            seed: i * 3 + j + 1,
          })
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, columns }) => cabinetSymbol(width, depth, columns),
  looks: [
    { name: { zh: "芥末黄钢管柜", en: "Tube sideboard in mustard", vi: "Tủ ống thép vàng mù tạt" } },
    {
      name: { zh: "鼠尾草绿钢管书架", en: "Tall tube shelving in sage", vi: "Kệ ống thép cao xanh xô thơm" },
      values: { width: 1140, columns: 2, rows: 4, height: 1500, flaps: "checkered", filled: true },
      finishes: { panels: "lacquer-sage", fronts: "lacquer-sage" },
    },
    {
      name: { zh: "海军蓝电视柜", en: "Tube lowboard in navy", vi: "Kệ tivi ống thép xanh navy" },
      values: { width: 2260, columns: 3, rows: 1, height: 430, flaps: "all" },
      finishes: { panels: "lacquer-navy", fronts: "lacquer-navy" },
    },
  ],
})

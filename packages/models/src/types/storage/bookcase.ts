import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cabinetFinishes, cabinetSymbol, crossed, handleFinishes, opening } from "../construction/cabinet.ts"
import { addCarcass } from "../construction/carcass.ts"
import { addDoor } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { addThings, thingSlots } from "../construction/shelf-things.ts"

/** A bookcase of boards: open to the front, with doors below if wanted, empty or filled. */
export const bookcase = defineModel({
  id: "bookcase.open",
  category: "storage",
  name: { zh: "书柜", en: "Bookcase", vi: "Tủ sách" },
  words: {
    zh: ["书柜", "书架", "置物架", "展示架", "书房"],
    en: ["bookcase", "bookshelf", "shelves", "library", "shelving"],
    vi: ["tủ sách", "kệ sách", "giá sách", "kệ trưng bày"],
  },
  parameters: {
    width: length(1000, 400, 2400, 50),
    depth: length(320, 240, 420, 10),
    height: length(2000, 800, 2600, 50),
    columns: count(2, 1, 4),
    rows: count(5, 3, 7),
    back: toggle(false),
    below: choice("shelves", "doors"),
    filled: toggle(true),
    fronts: choice("slab", "shaker", "fluted", "cane"),
    handles: choice("knob", "none", "bar"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    back: { finish: "oak-natural", accepts: ["wood", "lacquer", "wallpaper", "fabric"] },
    fronts: { finish: "oak-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    ...thingSlots,
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, columns, rows, back, below, filled, fronts, handles }) {
    const parts = openParts()
    const t = 0.022
    const reach = below === "doors" ? handleReach[handles] : 0
    const front = depth / 2 - reach
    parts.add(
      "body",
      board({
        x: [-width / 2 + t, width / 2 - t],
        y: [0, 0.068],
        z: [-depth / 2 + 0.02, front - 0.02],
        grain: "x",
      }),
    )
    for (const side of [-1, 1])
      parts.add(
        "body",
        board({
          x: side < 0 ? [-width / 2, -width / 2 + t] : [width / 2 - t, width / 2],
          y: [0, 0.075],
          z: [-depth / 2, front],
          grain: "y",
        }),
      )
    const inside = addCarcass(parts, {
      x: [-width / 2, width / 2],
      y: [0.07, height],
      z: [-depth / 2, front],
      thickness: t,
      back: back || below === "doors" ? "back" : null,
    })
    const shown = { ...inside, x: inside.x }
    const spans = splitSpan(shown.x, columns, t)
    const levels = splitSpan(inside.y, rows, t)
    const backZ = inside.z[0]
    for (const [, end] of spans.slice(0, -1))
      parts.add("body", board({ x: [end, end + t], y: inside.y, z: [backZ, front - 0.001], grain: "y" }))
    for (const [i, x] of spans.entries())
      for (const [j, y] of levels.entries()) {
        const isClosed = below === "doors" && j < Math.max(1, Math.floor(rows / 3))
        if (j > 0)
          parts.add(
            "body",
            board({
              x,
              y: [y[0] - t, y[0]],
              z: [backZ, isClosed ? front - 0.03 : front - 0.002],
              grain: "x",
            }),
          )
        if (filled && !isClosed)
          addThings(parts, { x, y, z: [backZ, front - 0.004], seed: i * 7 + j * 3 + ((i + j) % 2) + 1 })
      }
    if (below === "doors") {
      const top = levels[Math.max(1, Math.floor(rows / 3)) - 1]?.[1] ?? inside.y[0] + 0.4
      const y: Span = [inside.y[0], top]
      for (const [i, x] of spans.entries())
        addDoor(parts, {
          x: opening(x),
          y: opening(y),
          face: front - 0.001,
          style: fronts,
          handle: handles,
          hinge: i % 2 === 0 ? "left" : "right",
          grip: "high",
        })
    }
    return parts.close()
  },
  symbol: ({ width, depth, columns }) => [...cabinetSymbol(width, depth, columns), ...crossed(width, depth)],
  looks: [
    { name: { zh: "橡木开放书柜", en: "Open oak bookcase", vi: "Tủ sách sồi mở" } },
    {
      name: { zh: "胡桃木藤门书柜", en: "Walnut bookcase with cane doors", vi: "Tủ sách óc chó cửa mây" },
      values: { width: 1500, columns: 3, height: 2200, below: "doors", fronts: "cane", back: true, rows: 6 },
      finishes: { body: "walnut-natural", back: "walnut-natural", fronts: "walnut-natural" },
    },
    {
      name: { zh: "白色矮书柜", en: "Low white bookcase", vi: "Kệ sách thấp trắng" },
      values: { width: 1600, columns: 4, rows: 3, height: 1100, back: true },
      finishes: { body: "lacquer-white", back: "lacquer-white", baskets: "rattan-natural" },
    },
    {
      name: { zh: "墨绿框线书柜", en: "Panelled library in forest green", vi: "Tủ sách xanh rừng" },
      values: {
        width: 2000,
        columns: 4,
        height: 2400,
        rows: 6,
        below: "doors",
        fronts: "shaker",
        back: true,
        depth: 360,
      },
      finishes: { body: "lacquer-forest", back: "lacquer-forest", fronts: "lacquer-forest" },
    },
  ],
})

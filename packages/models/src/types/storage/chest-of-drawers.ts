import { board } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  addColumns,
  cabinetFinishes,
  cabinetSymbol,
  handleFinishes,
  legFinishes,
  opening,
} from "../construction/cabinet.ts"
import { addDrawer } from "../construction/fronts.ts"

/** A chest whose drawers grow a little from the top down. */
export const chestOfDrawers = defineModel({
  id: "chest.drawers",
  category: "storage",
  name: { zh: "斗柜", en: "Chest of drawers", vi: "Tủ ngăn kéo" },
  words: {
    zh: ["斗柜", "五斗柜", "抽屉柜", "六斗柜", "收纳柜"],
    en: ["chest of drawers", "dresser", "drawers", "commode"],
    vi: ["tủ ngăn kéo", "tủ commode", "tủ quần áo thấp"],
  },
  parameters: {
    width: length(1200, 450, 1800, 50),
    depth: length(470, 380, 560, 10),
    height: length(860, 700, 1350, 10),
    columns: count(2, 1, 3),
    rows: count(4, 3, 6),
    fronts: choice("slab", "shaker", "fluted"),
    handles: choice("knob", "bar", "cup", "edge", "groove"),
    legs: choice("tapered", "block", "pin", "sled", "plinth"),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: cabinetFinishes },
    fronts: { finish: "walnut-natural", accepts: cabinetFinishes },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "walnut-natural", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 800 },
  build({ width, depth, height, columns, rows, fronts, handles, legs }) {
    const parts = openParts()
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles,
      thickness: 0.022,
    })
    const [low, high] = opening(inside.y)
    // Each drawer a tenth taller than the one above.
    const weights = Array.from({ length: rows }, (_, i) => 1 + i * 0.1)
    const whole = weights.reduce((sum, one) => sum + one, 0)
    const free = high - low - 0.003 * (rows - 1)
    for (const column of addColumns(parts, inside, columns, face - 0.001, 0.016)) {
      let top = high
      for (const weight of weights) {
        const tall = (free * weight) / whole
        addDrawer(parts, { x: opening(column), y: [top - tall, top], face, style: fronts, handle: handles })
        top -= tall + 0.003
        if (top > low + 0.01)
          parts.add(
            "body",
            board({ x: column, y: [top - 0.006, top + 0.009], z: [face - 0.09, face - 0.023], grain: "x" }),
          )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, columns }) => cabinetSymbol(width, depth, columns),
  looks: [
    { name: { zh: "胡桃木八斗柜", en: "Walnut dresser", vi: "Tủ tám ngăn kéo óc chó" } },
    {
      name: { zh: "橡木五斗柜", en: "Tall oak chest", vi: "Tủ sồi cao năm ngăn" },
      values: { width: 600, height: 1200, columns: 1, rows: 5, handles: "groove", legs: "block" },
      finishes: { body: "oak-natural", fronts: "oak-natural", handles: "oak-smoked", legs: "oak-natural" },
    },
    {
      name: { zh: "奶油白框线斗柜", en: "Cream panelled chest", vi: "Tủ ngăn kéo kem" },
      values: { width: 1000, rows: 3, fronts: "shaker", handles: "cup", legs: "plinth", height: 820 },
      finishes: { body: "lacquer-cream", fronts: "lacquer-cream", legs: "lacquer-cream" },
    },
    {
      name: { zh: "格栅三斗柜", en: "Fluted chest in blackened oak", vi: "Tủ ba ngăn rãnh sồi đen" },
      values: { width: 900, columns: 1, rows: 3, fronts: "fluted", handles: "bar", legs: "pin", height: 800 },
      finishes: { body: "oak-black", fronts: "oak-black", legs: "steel-black" },
    },
  ],
})

import { splitSpan } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  addColumns,
  cabinetFinishes,
  cabinetSymbol,
  handleFinishes,
  hingeOf,
  legFinishes,
  opening,
} from "../construction/cabinet.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"

/** A low cupboard with doors, and drawers in a column of their own if wanted. */
export const sideboard = defineModel({
  id: "sideboard.hinged",
  category: "storage",
  name: { zh: "餐边柜", en: "Sideboard", vi: "Tủ buffet" },
  words: {
    zh: ["餐边柜", "边柜", "斗柜", "玄关柜", "藤编柜", "格栅柜"],
    en: ["sideboard", "credenza", "buffet", "cabinet", "fluted", "cane"],
    vi: ["tủ buffet", "tủ thấp", "tủ ly", "tủ phòng ăn", "tủ mây"],
  },
  parameters: {
    width: length(1800, 900, 2400, 50),
    depth: length(450, 350, 520, 10),
    height: length(750, 600, 950, 10),
    doors: count(4, 2, 6),
    drawers: toggle(false),
    fronts: choice("fluted", "slab", "shaker", "cane", "slatted"),
    handles: choice("none", "knob", "bar", "cup", "edge"),
    legs: choice("pin", "tapered", "sled", "block", "plinth"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    fronts: { finish: "oak-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "steel-black", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, doors, drawers, fronts, handles, legs }) {
    const parts = openParts()
    const { inside, face } = addCabinetOnLegs(parts, { width, depth, height, legs, handles })
    // One upright for every second door: pairs share a compartment; an odd number has one for each.
    const pairs = doors % 2 === 0 ? doors / 2 : doors
    const columns = addColumns(parts, inside, drawers ? pairs + 1 : pairs, face - 0.022)
    const middleColumn = drawers ? Math.floor(columns.length / 2) : -1
    let door = 0
    for (const [i, column] of columns.entries()) {
      const x = opening(i === 0 || i === columns.length - 1 ? column : [column[0] - 0.009, column[1] + 0.009])
      const [left, right] = [i === 0 ? x[0] : x[0] - 0.0045, i === columns.length - 1 ? x[1] : x[1] + 0.0045]
      if (i === middleColumn) {
        for (const y of splitSpan(opening(inside.y), 3, 0.003))
          addDrawer(parts, {
            x,
            y,
            face,
            style: fronts === "cane" ? "slab" : fronts,
            handle: handles,
          })
        continue
      }
      const count = doors % 2 === 0 ? 2 : 1
      for (const [j, leaf] of splitSpan([left, right], count, 0.003).entries()) {
        addDoor(parts, {
          x: leaf,
          y: opening(inside.y),
          face,
          style: fronts,
          handle: handles,
          hinge: count === 2 ? hingeOf(j, 2) : hingeOf(door, doors),
          grip: handles === "edge" ? "high" : "middle",
        })
        door++
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => cabinetSymbol(width, depth, doors),
  looks: [
    { name: { zh: "橡木格栅餐边柜", en: "Fluted oak sideboard", vi: "Tủ buffet sồi rãnh" } },
    {
      name: { zh: "胡桃木藤编餐边柜", en: "Walnut and cane sideboard", vi: "Tủ buffet óc chó mặt mây" },
      values: { width: 1600, doors: 3, fronts: "cane", handles: "knob", legs: "tapered" },
      finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" },
    },
    {
      name: { zh: "鼠尾草绿餐边柜", en: "Sage lacquer sideboard", vi: "Tủ buffet sơn xanh xô thơm" },
      values: {
        width: 1400,
        doors: 2,
        drawers: true,
        fronts: "shaker",
        handles: "cup",
        legs: "block",
        height: 850,
      },
      finishes: { body: "lacquer-sage", fronts: "lacquer-sage", legs: "oak-natural" },
    },
    {
      name: {
        zh: "黑橡木极简餐边柜",
        en: "Black oak sideboard on a steel sled",
        vi: "Tủ buffet sồi đen chân thép",
      },
      values: { width: 2200, doors: 4, fronts: "slab", handles: "edge", legs: "sled", height: 700 },
      finishes: { body: "oak-black", fronts: "oak-black", handles: "bronze-dark" },
    },
  ],
})

import { board, splitSpan } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  cabinetFinishes,
  cabinetSymbol,
  handleFinishes,
  legFinishes,
  opening,
} from "../construction/cabinet.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"

/** A small cabinet beside a bed. */
export const nightstand = defineModel({
  id: "nightstand.cabinet",
  category: "storage",
  name: { zh: "床头柜", en: "Nightstand", vi: "Tủ đầu giường" },
  words: {
    zh: ["床头柜", "床边柜", "床头几", "卧室"],
    en: ["nightstand", "bedside table", "bedside cabinet", "bedroom"],
    vi: ["tủ đầu giường", "tab đầu giường", "táp", "phòng ngủ"],
  },
  parameters: {
    width: length(480, 320, 700, 10),
    depth: length(400, 300, 500, 10),
    height: length(540, 380, 680, 10),
    inside: choice("drawers", "niche", "open", "door"),
    fronts: choice("slab", "fluted", "shaker", "cane"),
    handles: choice("knob", "none", "bar", "edge", "cup"),
    legs: choice("tapered", "pin", "block", "sled", "none"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    fronts: { finish: "oak-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "oak-natural", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, inside: kind, fronts, handles, legs }) {
    const parts = openParts()
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles,
      legsHeight: { tapered: 0.16, pin: 0.14, block: 0.05, sled: 0.14, none: 0 }[legs],
    })
    const x = opening(inside.x)
    const slab = fronts === "cane" ? "slab" : fronts
    const [low, high] = inside.y
    const shelf = (y: number): void =>
      parts.add(
        "body",
        board({ x: inside.x, y: [y - 0.009, y + 0.009], z: [inside.z[0], face - 0.001], grain: "x" }),
      )
    if (kind === "door") {
      addDoor(parts, {
        x,
        y: opening(inside.y),
        face,
        style: fronts,
        handle: handles,
        hinge: "left",
        grip: handles === "edge" ? "high" : "middle",
      })
    } else if (kind === "drawers") {
      for (const y of splitSpan(opening(inside.y), 2, 0.003))
        addDrawer(parts, { x, y, face, style: slab, handle: handles })
    } else {
      // One drawer above or below an open niche.
      const isLow = kind === "niche"
      const cut = isLow ? low + (high - low) * 0.56 : high - Math.max(0.09, (high - low) * 0.34)
      shelf(cut)
      addDrawer(parts, {
        x,
        y: opening(isLow ? [low, cut - 0.009] : [cut + 0.009, high]),
        face,
        style: slab,
        handle: handles,
      })
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => cabinetSymbol(width, depth, 1),
  looks: [
    {
      name: { zh: "橡木双抽床头柜", en: "Oak nightstand with two drawers", vi: "Tủ đầu giường sồi hai ngăn" },
    },
    {
      name: {
        zh: "胡桃木开放床头柜",
        en: "Walnut bedside with open shelf",
        vi: "Tủ đầu giường óc chó ngăn mở",
      },
      values: { width: 500, inside: "open", handles: "none", legs: "pin", height: 500 },
      finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "brass-brushed" },
    },
    {
      name: { zh: "藤编单门床头柜", en: "Cane-door bedside", vi: "Tủ đầu giường cửa mây" },
      values: { width: 420, inside: "door", fronts: "cane", legs: "block", height: 580 },
      finishes: { body: "oak-white", fronts: "oak-white", legs: "oak-white" },
    },
    {
      name: {
        zh: "墨绿格栅床头柜",
        en: "Fluted bedside in forest green",
        vi: "Tủ đầu giường rãnh xanh rừng",
      },
      values: { width: 550, inside: "niche", fronts: "fluted", handles: "bar", legs: "sled", height: 560 },
      finishes: { body: "lacquer-forest", fronts: "lacquer-forest", legs: "brass-brushed" },
    },
  ],
})

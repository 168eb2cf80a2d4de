import { board, splitSpan } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
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
import { addDoor } from "../construction/fronts.ts"

/** A shallow cabinet whose flaps tilt out. */
export const shoeCabinet = defineModel({
  id: "shoe-cabinet.tilting",
  category: "storage",
  name: { zh: "翻斗鞋柜", en: "Shoe cabinet", vi: "Tủ giày" },
  words: {
    zh: ["鞋柜", "翻斗鞋柜", "超薄鞋柜", "玄关柜"],
    en: ["shoe cabinet", "shoe storage", "tip-out", "hall"],
    vi: ["tủ giày", "tủ giày lật", "tủ giày mỏng", "sảnh"],
  },
  parameters: {
    width: length(800, 450, 1400, 50),
    depth: length(240, 180, 380, 10),
    height: length(1050, 600, 1800, 10),
    columns: count(1, 1, 2),
    rows: count(3, 2, 5),
    fronts: choice("slatted", "slab", "cane", "shaker", "fluted", "louvred"),
    handles: choice("none", "knob", "edge", "groove"),
    legs: choice("tapered", "pin", "block", "none"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    fronts: { finish: "oak-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "oak-natural", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, columns, rows, fronts, handles, legs }) {
    const parts = openParts()
    const legsHeight = { tapered: 0.13, pin: 0.12, block: 0.05, none: 0 }[legs]
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles,
      legsHeight,
      thickness: 0.018,
    })
    for (const column of addColumns(parts, inside, columns, face - 0.001, 0.016))
      for (const y of splitSpan(opening(inside.y), rows, 0.006)) {
        const x = opening(column)
        if (fronts === "louvred") {
          // A frame with slats that lean, so that shoes get air.
          const wide = 0.04
          addDoor(parts, {
            x: [x[0], x[1]],
            y: [y[1] - wide, y[1]],
            face,
            style: "slab",
            grain: "x",
            handle: "none",
            hinge: "bottom",
          })
          addDoor(parts, {
            x: [x[0], x[1]],
            y: [y[0], y[0] + wide],
            face,
            style: "slab",
            grain: "x",
            handle: handles,
            hinge: "bottom",
          })
          for (const edge of [[x[0], x[0] + wide] as const, [x[1] - wide, x[1]] as const])
            parts.add(
              "fronts",
              board({ x: edge, y: [y[0] + wide, y[1] - wide], z: [face - 0.02, face - 0.0004], grain: "y" }),
            )
          const count = Math.max(2, Math.floor((y[1] - y[0] - 2 * wide) / 0.034))
          for (const slat of splitSpan([y[0] + wide, y[1] - wide], count))
            parts.add(
              "fronts",
              place(
                board({
                  x: [x[0] + wide - 0.003, x[1] - wide + 0.003],
                  y: [-0.018, 0.018],
                  z: [-0.003, 0.003],
                  grain: "x",
                }),
                {
                  at: [0, (slat[0] + slat[1]) / 2, face - 0.011],
                  turn: [0.5, 0, 0],
                },
              ),
            )
          continue
        }
        addDoor(parts, { x, y, face, style: fronts, grain: "x", handle: handles, hinge: "bottom" })
      }
    return parts.close()
  },
  symbol: ({ width, depth, columns }) => cabinetSymbol(width, depth, columns),
  looks: [
    { name: { zh: "橡木格栅翻斗鞋柜", en: "Slatted oak shoe cabinet", vi: "Tủ giày sồi nan" } },
    {
      name: { zh: "白色百叶鞋柜", en: "White louvred shoe cabinet", vi: "Tủ giày trắng lá sách" },
      values: {
        fronts: "louvred",
        handles: "knob",
        legs: "block",
        rows: 2,
        columns: 2,
        width: 1200,
        height: 950,
      },
      finishes: { body: "lacquer-white", fronts: "lacquer-white", legs: "lacquer-white" },
    },
    {
      name: { zh: "暖灰超薄鞋柜", en: "Slim shoe cabinet in greige", vi: "Tủ giày mỏng màu xám be" },
      values: { fronts: "slab", handles: "groove", legs: "none", depth: 190, width: 700, height: 1200 },
      finishes: { body: "lacquer-greige", fronts: "lacquer-greige", handles: "bronze-dark" },
    },
  ],
})

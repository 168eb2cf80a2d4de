import { board, splitSpan } from "../../geometry/board.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  addCabinetOnLegs,
  addColumns,
  cabinetFinishes,
  cabinetSymbol,
  legFinishes,
} from "../construction/cabinet.ts"
import { addFront, frontThickness } from "../construction/fronts.ts"

/** A sideboard whose doors slide behind each other; one compartment stays open. */
export const slidingSideboard = defineModel({
  id: "sideboard.sliding",
  category: "storage",
  name: { zh: "移门餐边柜", en: "Sliding-door sideboard", vi: "Tủ buffet cửa lùa" },
  words: {
    zh: ["餐边柜", "移门柜", "推拉门", "格栅", "边柜"],
    en: ["sideboard", "credenza", "sliding doors", "tambour", "slatted"],
    vi: ["tủ buffet", "tủ cửa lùa", "tủ nan gỗ", "tủ thấp"],
  },
  parameters: {
    width: length(2000, 1400, 2600, 50),
    depth: length(460, 380, 520, 10),
    height: length(720, 600, 900, 10),
    doors: count(2, 2, 4),
    fronts: choice("slatted", "slab", "cane", "fluted"),
    legs: choice("tapered", "sled", "pin", "block"),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: cabinetFinishes },
    fronts: { finish: "walnut-natural", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    pulls: { finish: "brass-aged", accepts: ["metal", "wood", "leather"] },
    rails: { finish: "steel-black", accepts: ["metal"] },
    legs: { finish: "walnut-natural", accepts: legFinishes },
  },
  anchor: "floor",
  clearance: { front: 600 },
  build({ width, depth, height, doors, fronts, legs }) {
    const parts = openParts()
    const { inside, face } = addCabinetOnLegs(parts, {
      width,
      depth,
      height,
      legs,
      handles: "none",
      thickness: 0.024,
    })
    const inner = face - 2 * frontThickness - 0.012
    const columns = addColumns(parts, inside, doors + 1, inner - 0.003)
    for (const column of columns)
      parts.add(
        "body",
        board({
          x: column,
          y: [(inside.y[0] + inside.y[1]) / 2 - 0.01, (inside.y[0] + inside.y[1]) / 2 + 0.008],
          z: [inside.z[0], inner - 0.02],
          grain: "x",
        }),
      )
    for (const low of [true, false])
      for (const z of [face - 0.006, inner + frontThickness - 0.006])
        parts.add(
          "rails",
          board({
            x: inside.x,
            y: low ? [inside.y[0], inside.y[0] + 0.003] : [inside.y[1] - 0.004, inside.y[1]],
            z: [z - frontThickness, z - frontThickness + 0.026],
            radius: 0.0005,
          }),
        )
    // Doors are as wide as the whole divided by one more, so that one compartment is open; every second runs behind.
    const places = splitSpan(inside.x, doors + 1)
    for (let i = 0; i < doors; i++) {
      const [from, to] = places[i < Math.ceil(doors / 2) ? i : i + 1] ?? inside.x
      const x = [
        Math.max(inside.x[0] + 0.001, from - 0.012),
        Math.min(inside.x[1] - 0.001, to + 0.012),
      ] as const
      const plane = i % 2 === 0 ? face - 0.002 : inner + frontThickness
      addFront(parts, { x, y: [inside.y[0] + 0.004, inside.y[1] - 0.005], face: plane, style: fronts })
      const left = i < doors / 2
      if (fronts === "slab")
        parts.add(
          "pulls",
          place(disc({ radius: 0.024, height: 0.003, segments: 28, rim: 0.001 }), {
            at: [left ? x[0] + 0.07 : x[1] - 0.07, (inside.y[0] + inside.y[1]) / 2, plane + 0.0005],
            turn: [Math.PI / 2, 0, 0],
          }),
        )
      else
        parts.add(
          "pulls",
          board({
            x: left ? [x[0], x[0] + 0.016] : [x[1] - 0.016, x[1]],
            y: [inside.y[0] + 0.006, inside.y[1] - 0.007],
            z: [plane - 0.004, plane + 0.0012],
            radius: 0.001,
            grain: "y",
          }),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => cabinetSymbol(width, depth, doors + 1),
  looks: [
    { name: { zh: "胡桃木格栅移门柜", en: "Slatted walnut sideboard", vi: "Tủ óc chó cửa lùa nan" } },
    {
      name: { zh: "橡木藤编移门柜", en: "Oak and cane sliding sideboard", vi: "Tủ sồi cửa lùa mây" },
      values: { width: 1600, fronts: "cane", legs: "block", height: 780 },
      finishes: { body: "oak-natural", fronts: "oak-natural", legs: "oak-natural", pulls: "oak-natural" },
    },
    {
      name: { zh: "双色移门柜", en: "Navy and oak sliding sideboard", vi: "Tủ cửa lùa xanh navy và sồi" },
      values: { width: 2200, doors: 3, fronts: "slab", legs: "sled", height: 680 },
      finishes: { body: "oak-natural", fronts: "lacquer-navy", legs: "steel-black" },
    },
  ],
})

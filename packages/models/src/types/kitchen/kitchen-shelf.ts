import { board, inset, splitSpan } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { addCrockery, addCup, crockerySlots } from "../construction/crockery.ts"
import { crossed } from "../construction/cabinet.ts"

/** Open shelves over a worktop with crockery, and a rail with cups below if wanted. */
export const kitchenShelf = defineModel({
  id: "kitchen.shelf",
  category: "kitchen",
  name: { zh: "厨房搁板", en: "Open kitchen shelf", vi: "Kệ bếp mở" },
  words: {
    zh: ["厨房置物架", "搁板", "开放层架", "碗架", "调料架"],
    en: ["kitchen shelf", "open shelving", "plate shelf", "rail", "hooks"],
    vi: ["kệ bếp", "kệ treo bếp", "kệ chén", "giá bát"],
  },
  parameters: {
    width: length(1200, 500, 2400, 50),
    depth: length(260, 200, 320, 10),
    height: length(620, 350, 1200, 10),
    shelves: count(2, 2, 4),
    held: choice("brackets", "hidden", "rods"),
    rail: toggle(true),
    filled: toggle(true),
  },
  slots: {
    shelves: { finish: "oak-natural", accepts: ["wood", "stone", "lacquer", "metal"] },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
    ...crockerySlots,
  },
  anchor: "wall",
  elevation: 1400,
  build({ width, depth, height, shelves, held, rail, filled }) {
    const parts = openParts()
    const back = -depth / 2
    const t = 0.034
    const foot = rail ? 0.19 : 0.002
    // Crockery on the highest shelf ends below its height; a bar keeps it from falling.
    const guard = Math.min(0.05, height * 0.08)
    const top = height - guard - t
    const levels = Array.from({ length: shelves }, (_, i) => foot + ((top - foot) * i) / (shelves - 1))
    const ends = [-width / 2 + Math.min(0.14, width * 0.14), width / 2 - Math.min(0.14, width * 0.14)]
    for (const [i, y] of levels.entries()) {
      parts.add(
        "shelves",
        board({
          x: [-width / 2, width / 2],
          y: [y, y + t],
          z: [back, depth / 2],
          radius: 0.004,
          rounds: 2,
          grain: "x",
        }),
      )
      const above = levels[i + 1]
      if (filled && above !== undefined)
        addCrockery(parts, {
          x: inset([-width / 2, width / 2], 0.05),
          y: [y + t, above],
          z: [back + 0.02, depth / 2 - 0.015],
          seed: i + 1,
        })
      if (held === "brackets")
        for (const x of ends)
          parts.add(
            "metal",
            board({
              x: [x - 0.012, x + 0.012],
              y: [y - 0.003, y],
              z: [back, depth / 2 + 0.0002],
              radius: 0.001,
            }),
            board({
              x: [x - 0.012, x + 0.012],
              y: [y - 0.003, y + t + 0.02],
              z: [depth / 2 - 0.003, depth / 2 + 0.003],
              radius: 0.001,
            }),
            board({
              x: [x - 0.012, x + 0.012],
              y: [Math.max(0, y - 0.11), y],
              z: [back, back + 0.003],
              radius: 0.001,
            }),
          )
    }
    const last = levels.at(-1) ?? 0
    parts.add(
      "metal",
      tube({
        path: (at) => [(at - 0.5) * (width - 0.02), height - 0.005, depth / 2 - 0.02],
        radius: 0.005,
        steps: 1,
        sides: 10,
      }),
    )
    for (const x of [-width / 2 + 0.02, ...ends, width / 2 - 0.02])
      parts.add(
        "metal",
        tube({
          path: (at) => [x, last + t + at * (height - 0.005 - last - t), depth / 2 - 0.02],
          radius: 0.004,
          steps: 1,
          sides: 8,
          ends: "none",
        }),
      )
    if (held === "rods")
      for (const x of ends)
        for (const z of [back + 0.03, depth / 2 - 0.03])
          parts.add(
            "metal",
            tube({
              path: (at) => [x, foot * 0.9 + at * (height - 0.006 - foot * 0.9), z],
              radius: 0.005,
              steps: 1,
              sides: 8,
            }),
          )
    if (rail) {
      const y = 0.105
      parts.add(
        "metal",
        tube({
          path: (at) => [(at - 0.5) * (width - 0.1), y, back + 0.045],
          radius: 0.006,
          steps: 1,
          sides: 10,
        }),
      )
      for (const x of ends)
        parts.add(
          "metal",
          tube({ path: (at) => [x, y, back + at * 0.045], radius: 0.005, steps: 1, sides: 8, ends: "none" }),
          // The plate it is screwed to the wall with.
          board({ x: [x - 0.011, x + 0.011], y: [0, y + 0.05], z: [back, back + 0.004], radius: 0.0015 }),
        )
      const hung = Math.max(2, Math.floor((width - 0.3) / 0.2))
      for (const [i, one] of splitSpan([-width / 2 + 0.12, width / 2 - 0.12], hung).entries()) {
        const x = (one[0] + one[1]) / 2
        parts.add(
          "metal",
          tube({
            path: [
              [x, y - 0.004, back + 0.036],
              [x, y + 0.008, back + 0.045],
              [x, y - 0.004, back + 0.054],
              [x, y - 0.03, back + 0.05],
              [x, y - 0.038, back + 0.06],
              [x, y - 0.028, back + 0.068],
            ],
            radius: 0.0022,
            steps: 18,
            sides: 6,
          }),
        )
        if (!filled || i % 3 === 2) continue
        const draft = openParts()
        addCup(draft, [-0.063, -0.05, 0], 0, true)
        // Turned so that its handle is up, in the hook.
        for (const { slot, mesh } of draft.close())
          parts.addFitted(
            slot,
            place(mesh, {
              at: [x - 0.008, y - 0.052, back + 0.06],
              turn: [0.1, 0.4 - (i % 2) * 0.5, 0.5],
              scale: 0.72,
            }),
          )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    ...crossed(width, depth, "dashed"),
  ],
  looks: [
    { name: { zh: "橡木黄铜厨房搁板", en: "Oak shelves with a brass rail", vi: "Kệ bếp sồi thanh đồng" } },
    {
      name: { zh: "大理石搁板", en: "Marble shelves", vi: "Kệ bếp đá cẩm thạch" },
      values: { held: "brackets", rail: false, width: 1500 },
      finishes: { shelves: "marble-carrara", bowls: "ceramic-white", cups: "ceramic-white" },
    },
    {
      name: {
        zh: "胡桃木吊杆层架",
        en: "Walnut shelves hung on steel rods",
        vi: "Kệ óc chó treo thanh thép",
      },
      values: { held: "rods", shelves: 3, height: 900, width: 900 },
      finishes: { shelves: "walnut-natural", metal: "steel-black", bowls: "ceramic-terracotta" },
    },
  ],
})

import { board } from "../../geometry/board.ts"
import { tube } from "../../geometry/tube.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { addDrawer } from "../construction/fronts.ts"
import { sledFrame } from "../construction/legs.ts"
import { baseFinishes, tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

/** A rectangular coffee table, with a second tier, slats or drawers below its top. */
export const coffeeTable = defineModel({
  id: "coffee-table.rectangular",
  category: "tables",
  name: { zh: "长方茶几", en: "Coffee table", vi: "Bàn trà" },
  words: {
    zh: ["茶几", "长方形茶几", "双层茶几", "抽屉茶几", "客厅"],
    en: ["coffee table", "rectangular coffee table", "two-tier", "storage coffee table"],
    vi: ["bàn trà", "bàn trà chữ nhật", "bàn trà hai tầng", "bàn sofa"],
  },
  parameters: {
    width: length(1200, 700, 1600, 50),
    depth: length(650, 400, 900, 10),
    height: length(400, 300, 480, 10),
    legs: choice("turned", "square", "sled"),
    below: choice("slats", "shelf", "drawers", "nothing"),
    corners: choice("rounded", "rectangle", "oval"),
  },
  slots: {
    top: { finish: "walnut-natural", accepts: topFinishes },
    base: { finish: "walnut-natural", accepts: baseFinishes },
    shelf: { finish: "walnut-natural", accepts: ["wood", "stone", "glass", "lacquer", "woven"] },
  },
  anchor: "floor",
  clearance: { front: 350, back: 350, side: 350 },
  build({ width, depth, height, legs, below, corners }) {
    const parts = openParts()
    const thickness = 0.024
    const under = height - thickness
    parts.add(
      "top",
      tableTop({
        outline: topOutline(corners, width, depth),
        height,
        thickness,
        bevel: legs === "square" ? 0 : 0.024,
      }),
    )
    const pull = corners === "oval" ? 0.2 : 0.085
    const [x, z] = [width / 2 - pull * (corners === "oval" ? 1 : 1), depth / 2 - Math.min(pull, depth * 0.2)]
    const lowLevel = height * 0.36
    const spread = legs === "turned" ? 0.02 : 0
    for (const sx of [-1, 1]) {
      if (legs === "sled")
        parts.add("base", sledFrame({ x: sx * (x - 0.02), y: [0, under], z: [-z, z], bar: [0.03, 0.014] }))
      else
        for (const sz of [-1, 1])
          parts.add(
            "base",
            legs === "turned"
              ? taperedLeg({
                  top: [sx * x, under, sz * z],
                  foot: [sx * (x + spread), 0, sz * (z + spread)],
                  topRadius: 0.022,
                  footRadius: 0.014,
                  sides: 18,
                })
              : board({
                  x: [sx * x - 0.022, sx * x + 0.022],
                  y: [0, under],
                  z: [sz * z - 0.022, sz * z + 0.022],
                  radius: 0.004,
                  rounds: 2,
                  grain: "y",
                }),
          )
    }
    for (const side of [-1, 1])
      parts.add(
        "base",
        board({
          x: [-x, x],
          y: [under - 0.045, under - 0.0005],
          z: [side * z - 0.009, side * z + 0.009],
          grain: "x",
        }),
      )
    for (const side of [-1, 1])
      parts.add(
        "base",
        board({
          x: [side * x - 0.009, side * x + 0.009],
          y: [under - 0.045, under - 0.0005],
          z: [-z, z],
          grain: "z",
        }),
      )
    if (below === "drawers") {
      const low = under - Math.min(0.13, height * 0.36)
      parts.add(
        "shelf",
        board({ x: [-x + 0.03, x - 0.03], y: [low, low + 0.016], z: [-z + 0.006, z - 0.006], grain: "x" }),
      )
      for (const end of [-1, 1])
        parts.add(
          "shelf",
          board({
            x: end < 0 ? [-x + 0.03, -x + 0.046] : [x - 0.046, x - 0.03],
            y: [low, under - 0.001],
            z: [-z + 0.012, z - 0.008],
            grain: "z",
          }),
        )
      parts.add(
        "shelf",
        board({
          x: [-x + 0.046, x - 0.046],
          y: [low + 0.016, under - 0.001],
          z: [-z - 0.004, -z + 0.012],
          grain: "x",
        }),
      )
      for (const half of [-1, 1])
        addDrawer(parts, {
          x: half < 0 ? [-x + 0.048, -0.0015] : [0.0015, x - 0.048],
          y: [low + 0.018, under - 0.003],
          face: z + 0.012,
          style: "slab",
          slot: "shelf",
          handle: "none",
        })
    } else if (below !== "nothing") {
      for (const side of [-1, 1])
        parts.add(
          "base",
          tube({
            path: (at) => [side * (x + spread * 0.6), lowLevel - 0.012, (at - 0.5) * 2 * (z + spread * 0.4)],
            radius: 0.009,
            steps: 1,
            sides: 10,
            ends: "none",
          }),
        )
      if (below === "shelf")
        parts.add(
          "shelf",
          board({
            x: [-x - 0.012, x + 0.012],
            y: [lowLevel - 0.004, lowLevel + 0.014],
            z: [-z + 0.03, z - 0.03],
            radius: 0.003,
            grain: "x",
          }),
        )
      else {
        const count = Math.max(5, Math.round((2 * z - 0.06) / 0.045))
        for (let i = 0; i < count; i++) {
          const at = -z + 0.03 + ((2 * z - 0.06) * (i + 0.5)) / count
          parts.add(
            "shelf",
            board({
              x: [-x - 0.012, x + 0.012],
              y: [lowLevel - 0.004, lowLevel + 0.01],
              z: [at - 0.012, at + 0.012],
              radius: 0.003,
              grain: "x",
            }),
          )
        }
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, corners }) => [
    { points: topOutline(corners, width, depth), isClosed: true, style: "outline" },
    symbolBox({ size: [width - 0.16, depth - 0.16], radius: 0.05, style: "detail" }),
  ],
  looks: [
    { name: { zh: "胡桃木栅格茶几", en: "Walnut coffee table with slats", vi: "Bàn trà óc chó có nan" } },
    {
      name: {
        zh: "玻璃双层茶几",
        en: "Glass and brass two-tier table",
        vi: "Bàn trà kính hai tầng viền đồng",
      },
      values: { legs: "sled", below: "shelf", corners: "rectangle", width: 1100 },
      finishes: { top: "glass-clear", base: "brass-brushed", shelf: "glass-smoked" },
    },
    {
      name: { zh: "橡木抽屉茶几", en: "Oak coffee table with drawers", vi: "Bàn trà sồi có ngăn kéo" },
      values: { legs: "square", below: "drawers", corners: "rectangle", width: 1100, height: 420 },
      finishes: { top: "oak-natural", base: "oak-natural", shelf: "oak-natural" },
    },
    {
      name: { zh: "椭圆大理石茶几", en: "Oval marble coffee table", vi: "Bàn trà oval mặt đá" },
      values: { legs: "turned", below: "nothing", corners: "oval", width: 1300, depth: 700, height: 380 },
      finishes: { top: "marble-verde", base: "oak-black" },
    },
  ],
})

import { board, inset, middle, splitSpan, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { reededPanel } from "../../geometry/reeds.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { cabinetFinishes, crossed } from "../construction/cabinet.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { addCarcass } from "../construction/carcass.ts"

/** A wardrobe whose tall leaves slide on two tracks in front of its body. */
export const slidingWardrobe = defineModel({
  id: "wardrobe.sliding",
  category: "storage",
  name: { zh: "推拉门衣柜", en: "Sliding wardrobe", vi: "Tủ quần áo cửa lùa" },
  words: {
    zh: ["衣柜", "移门衣柜", "推拉门", "镜门衣柜", "衣橱"],
    en: ["wardrobe", "sliding doors", "closet", "mirrored wardrobe"],
    vi: ["tủ quần áo", "tủ cửa lùa", "tủ cửa trượt", "tủ gương"],
  },
  parameters: {
    width: length(2200, 1200, 3600, 50),
    depth: length(650, 550, 720, 10),
    height: length(2300, 1900, 2750, 50),
    leaves: count(2, 2, 4),
    panels: choice("plain", "mirror", "oneMirror", "divided", "slatted"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    panels: { finish: "oak-natural", accepts: ["wood", "lacquer", "fabric", "leather"] },
    mirror: { finish: "mirror-silver", accepts: ["mirror", "glass"] },
    frames: { finish: "bronze-dark", accepts: ["metal", "wood", "lacquer"] },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, leaves, panels }) {
    const parts = openParts()
    const t = 0.025
    const front = depth / 2
    parts.add(
      "body",
      board({
        x: [-width / 2 + 0.02, width / 2 - 0.02],
        y: [0, 0.065],
        z: [-depth / 2 + 0.02, front - 0.09],
      }),
    )
    const inside = addCarcass(parts, {
      x: [-width / 2, width / 2],
      y: [0.06, height],
      z: [-depth / 2, front],
      thickness: t,
    })
    const thick = 0.026
    for (const y of [
      [inside.y[0], inside.y[0] + 0.006],
      [inside.y[1] - 0.03, inside.y[1]],
    ] as const)
      parts.add(
        "frames",
        board({ x: inside.x, y: [y[0], y[1]], z: [front - 0.078, front - 0.004], radius: 0.0008 }),
      )
    const lap = 0.03
    const places = splitSpan(inset(inside.x, 0.002), leaves)
    for (const [i, [from, to]] of places.entries()) {
      const x: Span = [i === 0 ? from : from - lap / 2, i === leaves - 1 ? to : to + lap / 2]
      const face = front - 0.008 - (i % 2) * (thick + 0.01)
      const y: Span = [inside.y[0] + 0.008, inside.y[1] - 0.012]
      // Slim profiles all around; the upright ones are where one takes hold.
      for (const edge of [[x[0], x[0] + 0.028] as const, [x[1] - 0.028, x[1]] as const]) {
        parts.add(
          "frames",
          board({ x: [edge[0], edge[0] + 0.009], y, z: [face - thick, face], radius: 0.001 }),
        )
        parts.add(
          "frames",
          board({ x: [edge[1] - 0.009, edge[1]], y, z: [face - thick, face], radius: 0.001 }),
        )
        parts.add("frames", board({ x: edge, y, z: [face - thick, face - 0.014], radius: 0.001 }))
      }
      for (const up of [[y[0], y[0] + 0.04] as const, [y[1] - 0.03, y[1]] as const])
        parts.add(
          "frames",
          board({ x: inset(x, 0.028), y: up, z: [face - thick, face - 0.002], radius: 0.001 }),
        )
      const fieldX = inset(x, 0.026)
      const fieldY: Span = [y[0] + 0.038, y[1] - 0.028]
      const isMirror = panels === "mirror" || (panels === "oneMirror" && i === Math.floor(leaves / 2))
      if (panels === "slatted") {
        const size = [fieldX[1] - fieldX[0], fieldY[1] - fieldY[0], 0.018] as const
        parts.add(
          "panels",
          place(reededPanel({ size, kind: "square", pitch: 0.034, relief: 0.01 }), {
            at: [middle(fieldX), middle(fieldY), face - 0.012],
          }),
        )
        continue
      }
      const fields = panels === "divided" ? splitSpan(fieldY, 3, 0.008) : [fieldY]
      for (const [j, field] of fields.entries()) {
        parts.add(
          isMirror ? "mirror" : "panels",
          board({ x: fieldX, y: field, z: [face - 0.014, face - 0.006], radius: 0.0006, grain: "y" }),
        )
        if (j > 0)
          parts.add(
            "frames",
            board({
              x: fieldX,
              y: [field[0] - 0.012, field[0] + 0.004],
              z: [face - thick, face - 0.003],
              radius: 0.001,
            }),
          )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, leaves }) => [
    symbolBox({ size: [width, depth] }),
    ...splitSpan([-width / 2, width / 2], leaves).map(([from, to], i) =>
      symbolLine([
        [from, depth / 2 - 0.03 - (i % 2) * 0.035],
        [to, depth / 2 - 0.03 - (i % 2) * 0.035],
      ]),
    ),
    ...crossed(width, depth),
  ],
  looks: [
    { name: { zh: "橡木推拉门衣柜", en: "Oak sliding wardrobe", vi: "Tủ áo sồi cửa lùa" } },
    {
      name: { zh: "镜面推拉门衣柜", en: "Mirrored sliding wardrobe", vi: "Tủ áo cửa lùa gương" },
      values: { width: 2700, leaves: 3, panels: "oneMirror" },
      finishes: { body: "lacquer-white", panels: "lacquer-white", frames: "steel-white" },
    },
    {
      name: { zh: "烟熏橡木格栅衣柜", en: "Slatted wardrobe in smoked oak", vi: "Tủ áo nan sồi hun khói" },
      values: { width: 2000, panels: "slatted", height: 2400 },
      finishes: { body: "oak-smoked", panels: "oak-smoked", frames: "steel-black" },
    },
    {
      name: {
        zh: "亚麻软包推拉衣柜",
        en: "Linen-panelled sliding wardrobe",
        vi: "Tủ áo cửa lùa bọc vải lanh",
      },
      values: { width: 2400, panels: "divided", leaves: 3 },
      finishes: { body: "walnut-natural", panels: "linen-stone", frames: "walnut-natural" },
    },
  ],
})

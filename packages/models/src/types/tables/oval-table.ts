import { ellipse } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { prism } from "../../geometry/prism.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import {
  baseFinishes,
  reededDrum,
  tableTop,
  topFinishes,
  topOutline,
  trumpet,
} from "../construction/table-parts.ts"

/** An oval dining table on two feet. */
export const ovalTable = defineModel({
  id: "table.oval",
  category: "tables",
  name: { zh: "椭圆餐桌", en: "Oval dining table", vi: "Bàn ăn oval" },
  words: {
    zh: ["椭圆桌", "椭圆餐桌", "餐桌", "格栅餐桌"],
    en: ["oval table", "dining table", "double pedestal", "racetrack table"],
    vi: ["bàn oval", "bàn bầu dục", "bàn ăn", "bàn ăn oval"],
  },
  parameters: {
    width: length(2200, 1400, 3000, 50),
    depth: length(1050, 800, 1300, 10),
    height: length(740, 700, 780, 5),
    feet: choice("drums", "halfRounds", "trumpets", "blades"),
    thickness: length(28, 18, 50, 1),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    base: { finish: "oak-natural", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 750, back: 750, side: 750 },
  build({ width, depth, height, feet, thickness }) {
    const parts = openParts()
    const under = height - thickness
    parts.add(
      "top",
      tableTop({
        outline: topOutline("oval", width, depth),
        height,
        thickness,
        bevel: thickness * 0.8,
        rim: 0.004,
      }),
    )
    const x = width * 0.24
    for (const side of [-1, 1])
      switch (feet) {
        case "drums":
          parts.add(
            "base",
            place(reededDrum(depth * 0.44, depth * 0.44, under, 0.044), { at: [side * x, 0, 0] }),
          )
          break
        case "trumpets":
          parts.add("base", trumpet(depth * 0.24, 0.042, 0.13, under, [side * x, 0, 0]))
          break
        case "halfRounds": {
          const half = ellipse(depth * 0.36, depth * 0.62, 2, 48).filter(([px]) => px * side >= -1e-6)
          parts.add(
            "base",
            place(prism({ outline: half.toSorted((a, b) => a[1] - b[1]), height: under, caps: "none" }), {
              at: [side * x, 0, 0],
            }),
          )
          break
        }
        case "blades":
          for (const turn of [-0.6, 0.6])
            parts.add(
              "base",
              place(roundedBox({ size: [0.05, under, depth * 0.52], radius: 0.02, rounds: 4, grain: "y" }), {
                at: [side * (x + 0.03), under / 2, 0],
                turn: [0, turn, 0],
              }),
            )
          parts.add(
            "base",
            place(plate({ outline: ellipse(0.26, depth * 0.4, 2, 36), thickness: 0.014 }), {
              at: [side * (x + 0.03), under - 0.0075, 0],
            }),
          )
      }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    { points: topOutline("oval", width, depth), isClosed: true, style: "outline" },
    ...[-1, 1].map((side) =>
      symbolRound({ at: [side * width * 0.24, 0], size: [depth * 0.44, depth * 0.44], style: "dashed" }),
    ),
  ],
  looks: [
    {
      name: {
        zh: "橡木双鼓椭圆餐桌",
        en: "Oval oak table on reeded drums",
        vi: "Bàn oval sồi chân trống rãnh",
      },
    },
    {
      name: { zh: "深色大理石椭圆餐桌", en: "Oval table in nero marble", vi: "Bàn oval đá cẩm thạch đen" },
      values: { width: 2400, depth: 1150, feet: "blades", thickness: 24 },
      finishes: { top: "marble-nero", base: "walnut-dark" },
    },
    {
      name: { zh: "白色双喇叭脚餐桌", en: "White oval table on two trumpets", vi: "Bàn oval trắng chân loa" },
      values: { width: 2000, feet: "trumpets", thickness: 22 },
      finishes: { top: "marble-calacatta", base: "steel-white" },
    },
    {
      name: {
        zh: "烟熏橡木半圆脚餐桌",
        en: "Smoked oak on half-rounds",
        vi: "Bàn sồi hun khói chân bán nguyệt",
      },
      values: { width: 2600, depth: 1100, feet: "halfRounds", thickness: 36 },
      finishes: { top: "oak-smoked", base: "oak-smoked" },
    },
  ],
})

import { disc, lathe } from "../../geometry/lathe.ts"
import { ellipse } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { board } from "../../geometry/board.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { baseFinishes, reededDrum, tableTop, topFinishes, trumpet } from "../construction/table-parts.ts"

/** A round dining table on one foot in its middle. */
export const roundTable = defineModel({
  id: "table.round",
  category: "tables",
  name: { zh: "圆餐桌", en: "Round dining table", vi: "Bàn ăn tròn" },
  words: {
    zh: ["圆桌", "圆餐桌", "岩板圆桌", "郁金香桌", "大理石餐桌"],
    en: ["round table", "pedestal table", "tulip table", "bistro table", "marble table"],
    vi: ["bàn tròn", "bàn ăn tròn", "bàn mặt đá", "bàn một chân"],
  },
  parameters: {
    width: length(1200, 600, 1600, 50),
    depth: length(1200, 600, 1600, 50),
    height: length(740, 700, 780, 5),
    foot: choice("trumpet", "drum", "column", "cross", "cone"),
    thickness: length(24, 15, 50, 1),
  },
  slots: {
    top: { finish: "marble-carrara", accepts: topFinishes },
    base: { finish: "steel-white", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 750, back: 750, side: 750 },
  build({ width, depth, height, foot, thickness }) {
    const parts = openParts()
    const under = height - thickness
    const wide = Math.min(width, depth)
    parts.add(
      "top",
      tableTop({
        outline: ellipse(width, depth, 2, 80),
        height,
        thickness,
        bevel: foot === "trumpet" || foot === "cross" ? thickness * 1.1 : 0,
        rim: 0.004,
      }),
    )
    const plateUnder = (radius: number): void =>
      parts.add("base", place(disc({ radius, height: 0.012, segments: 32 }), { at: [0, under - 0.006, 0] }))
    switch (foot) {
      case "trumpet":
        parts.add("base", trumpet(wide * 0.27, 0.042, 0.15, under))
        break
      case "drum":
        parts.add("base", reededDrum(wide * 0.46, wide * 0.46, under, 0.05))
        break
      case "column":
        parts.add(
          "base",
          place(disc({ radius: wide * 0.27, height: 0.022, rim: 0.005, segments: 56 }), {
            at: [0, 0.011, 0],
          }),
        )
        parts.add(
          "base",
          place(disc({ radius: 0.03 + wide * 0.012, height: under - 0.022, rim: 0.001 }), {
            at: [0, under / 2 + 0.011, 0],
          }),
        )
        plateUnder(wide * 0.2)
        break
      case "cross":
        for (let i = 0; i < 4; i++) {
          const angle = Math.PI / 4 + (i * Math.PI) / 2
          const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
          parts.add(
            "base",
            taperedLeg({
              top: [sin * wide * 0.12, under - 0.02, cos * wide * 0.12],
              foot: [sin * wide * 0.34, 0, cos * wide * 0.34],
              topRadius: 0.034,
              footRadius: 0.019,
              sides: 20,
            }),
          )
        }
        parts.add(
          "base",
          place(disc({ radius: wide * 0.17, height: 0.04, rim: 0.008, segments: 40 }), {
            at: [0, under - 0.0205, 0],
          }),
        )
        for (const turn of [0.25, -0.25])
          parts.add(
            "base",
            place(
              board({
                x: [-wide * 0.21, wide * 0.21],
                y: [under * 0.34, under * 0.34 + 0.03],
                z: [-0.012, 0.012],
                radius: 0.004,
              }),
              {
                turn: [0, Math.PI * turn, 0],
              },
            ),
          )
        break
      case "cone":
        parts.add(
          "base",
          lathe({
            profile: [
              [wide * 0.26, 0],
              [wide * 0.262, 0.006],
              [wide * 0.255, 0.014],
              [wide * 0.1, under],
            ],
            segments: 64,
            grain: "up",
          }),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width - 0.16, depth - 0.16], style: "detail" }),
  ],
  looks: [
    {
      name: {
        zh: "卡拉拉大理石郁金香桌",
        en: "Carrara table on a white trumpet",
        vi: "Bàn tròn đá Carrara chân trắng",
      },
    },
    {
      name: {
        zh: "胡桃木格栅圆桌",
        en: "Walnut table on a reeded drum",
        vi: "Bàn tròn óc chó chân trống rãnh",
      },
      values: { width: 1350, depth: 1350, foot: "drum", thickness: 32 },
      finishes: { top: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: { zh: "橡木十字腿圆桌", en: "Oak table on crossed legs", vi: "Bàn tròn sồi chân chéo" },
      values: { width: 1150, depth: 1150, foot: "cross", thickness: 26 },
      finishes: { top: "oak-natural", base: "oak-natural" },
    },
    {
      name: { zh: "小圆咖啡餐桌", en: "Café table in black steel", vi: "Bàn cà phê chân thép đen" },
      values: { width: 700, depth: 700, foot: "column", thickness: 20 },
      finishes: { top: "terrazzo-pale", base: "steel-black" },
    },
  ],
})

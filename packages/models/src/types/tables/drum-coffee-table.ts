import { disc, lathe } from "../../geometry/lathe.ts"
import { ellipse } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { baseFinishes, reededDrum, tableTop, topFinishes } from "../construction/table-parts.ts"

/** A round coffee table on a drum. */
export const drumCoffeeTable = defineModel({
  id: "coffee-table.drum",
  category: "tables",
  name: { zh: "鼓形圆茶几", en: "Drum coffee table", vi: "Bàn trà tròn" },
  words: {
    zh: ["茶几", "圆茶几", "格栅茶几", "鼓凳茶几", "客厅"],
    en: ["coffee table", "round coffee table", "drum table", "fluted"],
    vi: ["bàn trà", "bàn trà tròn", "bàn sofa", "bàn trống"],
  },
  parameters: {
    width: length(850, 450, 1200, 50),
    depth: length(850, 450, 1200, 50),
    height: length(360, 280, 480, 10),
    drum: choice("reeded", "smooth", "slender", "bowl"),
    thickness: length(24, 12, 50, 1),
  },
  slots: {
    top: { finish: "marble-calacatta", accepts: topFinishes },
    base: { finish: "oak-natural", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 350, back: 350, side: 350 },
  build({ width, depth, height, drum, thickness }) {
    const parts = openParts()
    const under = height - thickness
    const over = drum === "reeded" ? 0.78 : drum === "slender" ? 0.62 : 0.985
    parts.add(
      "top",
      tableTop({
        outline: ellipse(width, depth, 2, 80),
        height,
        thickness,
        rim: Math.min(0.006, thickness / 3),
        bevel: drum === "slender" ? thickness : 0,
      }),
    )
    const scale: readonly [number, number, number] = [1, 1, depth / width]
    if (drum === "reeded" || drum === "slender")
      parts.add("base", reededDrum(width * over, depth * over, under, drum === "reeded" ? 0.062 : 0.024))
    else if (drum === "smooth") {
      parts.add(
        "base",
        place(
          disc({ radius: (width / 2) * over, height: under - 0.025, rim: 0.012, segments: 80, rounds: 3 }),
          { at: [0, (under - 0.025) / 2 + 0.02, 0], scale },
        ),
      )
      parts.add(
        "base",
        place(disc({ radius: width * 0.42, height: 0.03, segments: 48 }), { at: [0, 0.015, 0], scale }),
      )
      parts.add(
        "base",
        place(disc({ radius: width * 0.46, height: 0.012, segments: 48 }), {
          at: [0, under - 0.004, 0],
          scale,
        }),
      )
    } else
      parts.add(
        "base",
        place(
          lathe({
            profile: [
              [width * 0.27, 0],
              [width * 0.29, 0.012],
              [width * 0.4, under * 0.3],
              [width * 0.465, under * 0.62],
              [width * 0.49, under],
            ],
            segments: 72,
            smooth: 4,
            grain: "up",
          }),
          { scale },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.78, depth * 0.78], style: "dashed" }),
  ],
  looks: [
    {
      name: {
        zh: "大理石橡木格栅茶几",
        en: "Calacatta on a reeded oak drum",
        vi: "Bàn trà đá trên trống sồi",
      },
    },
    {
      name: { zh: "胡桃木圆鼓茶几", en: "Walnut drum with fine reeds", vi: "Bàn trà trống óc chó rãnh mảnh" },
      values: { width: 900, depth: 900, drum: "slender", height: 400, thickness: 30 },
      finishes: { top: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: { zh: "石灰华圆茶几", en: "Travertine block", vi: "Bàn trà khối travertine" },
      values: { width: 1000, depth: 1000, drum: "smooth", height: 320, thickness: 40 },
      finishes: { top: "travertine-beige", base: "travertine-beige" },
    },
    {
      name: { zh: "碗形黑橡木茶几", en: "Black oak bowl table", vi: "Bàn trà hình bát sồi đen" },
      values: { width: 750, depth: 750, drum: "bowl", height: 380 },
      finishes: { top: "oak-black", base: "oak-black" },
    },
  ],
})

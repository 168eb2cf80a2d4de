import { disc, lathe } from "../../geometry/lathe.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { stud } from "./taps.ts"

/** A roll of paper on its holder, a sheet hanging down. */
export const paperHolder = defineModel({
  id: "holder.paper",
  category: "bathroom",
  name: { zh: "卷纸架", en: "Toilet-paper holder", vi: "Giá giấy vệ sinh" },
  words: {
    zh: ["厕纸架", "卷纸器", "纸巾架"],
    en: ["toilet roll holder", "loo roll"],
    vi: ["hộp giấy", "giá giấy", "lô giấy"],
  },
  parameters: {
    width: length(170, 150, 200, 10),
    depth: length(120, 115, 140, 5),
    height: length(170, 160, 220, 10),
    style: choice("arm", "shelf"),
  },
  slots: {
    metal: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    paper: { finish: "paper-white" },
  },
  anchor: "wall",
  elevation: 600,
  build({ width, depth, height, style }) {
    const parts = openParts()
    const radius = 0.052
    const z = depth / 2 - radius - 0.001
    const top = style === "shelf" ? height - 0.03 : height - 0.001
    const y = top - radius + (style === "shelf" ? -0.012 : 0)
    const roll = lathe({
      profile: [
        [0.021, -0.05],
        [radius - 0.002, -0.05],
        [radius, -0.048],
        [radius, 0.048],
        [radius - 0.002, 0.05],
        [0.021, 0.05],
        [0.021, -0.05],
      ],
      segments: 40,
    })
    parts.add("paper", place(roll, { at: [-0.012, y, z], turn: [0, 0, Math.PI / 2] }))
    parts.add(
      "paper",
      sheet({
        cells: [4, 10],
        thickness: 0.0008,
        surface: (u, v): Vec3 => [
          -0.012 + (u - 0.5) * 0.098,
          y - (1 - v) * y,
          z + radius - 0.0035 + 0.003 * v + 0.006 * (1 - v) * Math.sin((1 - v) * 3) * 0.4,
        ],
      }),
    )
    const arm = y + 0.011
    parts.add(
      "metal",
      pipe({
        path: [
          [width / 2 - 0.024, arm, -depth / 2 + 0.004],
          [width / 2 - 0.024, arm, z],
          [-width / 2 + 0.006, arm, z],
        ],
        radius: 0.0085,
        bend: 0.02,
      }),
      place(stud(0.024, 0.009, 28), { at: [width / 2 - 0.024, arm, -depth / 2] }),
      place(disc({ radius: 0.012, height: 0.01, rim: 0.002, segments: 20 }), {
        at: [-width / 2 + 0.005, arm, z],
        turn: [0, 0, Math.PI / 2],
      }),
    )
    if (style === "shelf")
      parts.add(
        "metal",
        place(roundedBox({ size: [width, 0.006, depth * 0.86], radius: 0.002 }), {
          at: [0, top, -depth * 0.07],
        }),
        place(roundedBox({ size: [width, 0.03, 0.005], radius: 0.002 }), {
          at: [0, top + 0.012, -depth / 2 + 0.0025],
        }),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolBox({ at: [-0.012, depth / 2 - 0.053], size: [0.1, 0.1], style: "detail" }),
  ],
  looks: [
    { name: { zh: "黄铜卷纸架", en: "Brass holder", vi: "Giá đồng" } },
    {
      name: { zh: "黑色带置物板卷纸架", en: "Black holder with shelf", vi: "Giá đen có kệ" },
      values: { style: "shelf", height: 190 },
      finishes: { metal: "steel-black" },
    },
  ],
})

import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { hungTowel } from "./hung-towel.ts"
import { stud } from "./taps.ts"

const words = {
  zh: ["毛巾架", "毛巾杆", "浴巾架"],
  en: ["towel rail", "towel bar", "towel rack"],
  vi: ["giá treo khăn", "thanh treo khăn", "móc khăn"],
} as const

/** A rail or two on the wall with towels over them. */
export const towelRail = defineModel({
  id: "rail.towel",
  category: "bathroom",
  name: { zh: "毛巾杆", en: "Towel rail", vi: "Thanh treo khăn" },
  words,
  parameters: {
    width: length(600, 400, 900, 50),
    depth: length(90, 80, 160, 10),
    height: length(520, 420, 700, 10),
    style: choice("round", "square"),
    towels: count(2, 0, 2),
  },
  slots: {
    metal: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
    second: { finish: "linen-sage", accepts: ["fabric"] },
  },
  anchor: "wall",
  elevation: 700,
  build({ width, depth, height, style, towels }) {
    const parts = openParts()
    const radius = 0.009
    const z = depth / 2 - (towels > 0 ? 0.03 : 0.009)
    const y = height - 0.03
    if (style === "round")
      parts.add(
        "metal",
        pipe({
          path: [
            [-width / 2 + 0.0225, y, -depth / 2 + 0.004],
            [-width / 2 + 0.0225, y, z],
            [width / 2 - 0.0225, y, z],
            [width / 2 - 0.0225, y, -depth / 2 + 0.004],
          ],
          radius,
          bend: 0.022,
        }),
        ...[-1, 1].map((side) =>
          place(stud(0.0225, 0.008, 28), { at: [side * (width / 2 - 0.0225), y, -depth / 2] }),
        ),
      )
    else
      parts.add(
        "metal",
        place(roundedBox({ size: [width, 0.018, 0.018], radius: 0.002 }), { at: [0, y, z] }),
        ...[-1, 1].flatMap((side) => [
          place(roundedBox({ size: [0.018, 0.018, z + depth / 2], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), y, (z - depth / 2) / 2],
          }),
          place(roundedBox({ size: [0.046, 0.046, 0.008], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), y, -depth / 2 + 0.0042],
          }),
        ]),
      )
    const rail = style === "round" ? radius : 0.0125
    const cloth = (wide: number, front: number, x: number, seed: number): Mesh =>
      place(hungTowel({ width: wide, front, back: front * 0.86, radius: rail, seed }), { at: [x, y, z] })
    const room = width - 0.1
    if (towels > 0)
      parts.add(
        "towels",
        cloth(room * (towels === 1 ? 0.62 : 0.52), y - 0.004, towels === 1 ? 0 : -room * 0.22, 3),
      )
    if (towels > 1) parts.add("second", cloth(room * 0.34, (y - 0.004) * 0.78, room * 0.3, 8))
    // Without towels there are three bars, one below the other.
    if (towels === 0) {
      for (const side of [-1, 1])
        parts.add(
          "metal",
          place(roundedBox({ size: [0.018, height, 0.008], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), height / 2, -depth / 2 + 0.004],
          }),
        )
      for (const low of [0.1, height * 0.55])
        parts.add(
          "metal",
          place(roundedBox({ size: [width - 0.02, 0.016, 0.016], radius: 0.002 }), { at: [0, low, z] }),
          ...[-1, 1].map((side) =>
            place(roundedBox({ size: [0.016, 0.016, z + depth / 2], radius: 0.002 }), {
              at: [side * (width / 2 - 0.03), low, (z - depth / 2) / 2],
            }),
          ),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, depth / 2 - 0.03], size: [width, 0.02] }),
  ],
  looks: [
    { name: { zh: "黄铜毛巾杆", en: "Brass rail, two towels", vi: "Thanh đồng, hai khăn" } },
    {
      name: { zh: "黑色方杆单巾", en: "Square rail in black", vi: "Thanh vuông màu đen" },
      values: { style: "square", towels: 1, width: 500 },
      finishes: { metal: "steel-black", towels: "linen-oat" },
    },
    {
      name: { zh: "三层镍色毛巾架", en: "Three bars in satin nickel", vi: "Ba thanh niken mờ" },
      values: { towels: 0, style: "square", height: 600 },
      finishes: { metal: "nickel-satin" },
    },
  ],
})

import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A mat of tufts in rows, or of teak slats. */
export const bathMat = defineModel({
  id: "mat.bath",
  category: "textiles",
  name: { zh: "浴室地垫", en: "Bath mat", vi: "Thảm phòng tắm" },
  words: {
    zh: ["浴垫", "地垫", "防滑垫"],
    en: ["bath rug", "shower mat", "duckboard"],
    vi: ["thảm chùi chân", "thảm tắm"],
  },
  parameters: {
    width: length(800, 500, 1200, 50),
    depth: length(500, 400, 700, 50),
    height: length(24, 14, 40, 2),
    style: choice("tufted", "slats"),
  },
  slots: {
    cloth: { finish: "towel-white", accepts: ["fabric"] },
    wood: { finish: "teak-natural", accepts: ["wood"] },
  },
  anchor: "floor",
  build({ width, depth, height, style }) {
    const parts = openParts()
    if (style === "slats") {
      const number = Math.round(width / 0.058)
      const pitch = width / number
      for (let i = 0; i < number; i++)
        parts.add(
          "wood",
          place(roundedBox({ size: [pitch - 0.012, height * 0.6, depth], radius: 0.003, grain: "z" }), {
            at: [
              -width / 2 + pitch * (i + 0.5) - (i === 0 ? 0.006 : i === number - 1 ? -0.006 : 0),
              height * 0.7,
              0,
            ],
          }),
        )
      for (const z of [-1, 0, 1])
        parts.add(
          "wood",
          place(roundedBox({ size: [width - 0.05, height * 0.42, 0.04], radius: 0.002, grain: "x" }), {
            at: [0, height * 0.21, z * depth * 0.36],
          }),
        )
      return parts.close()
    }
    const rows = Math.round(depth / 0.03)
    parts.add(
      "cloth",
      place(
        roundedBox({
          size: [width, height * 0.45, depth],
          radius: height * 0.2,
          rounds: 2,
          cells: [4, 1, 4],
        }),
        { at: [0, height * 0.225, 0] },
      ),
      sheet({
        cells: [56, rows * 5],
        surface: (u, v): Vec3 => {
          const rise = Math.abs(Math.sin(v * rows * Math.PI)) ** 0.7
          const edge = Math.min(1, Math.min(u, 1 - u) * 40, Math.min(v, 1 - v) * 30)
          const tuft = 0.82 + 0.18 * noise3(u * 60, v * rows * 2, 0, 3)
          return [
            (u - 0.5) * (width - 0.012),
            height * (0.4 + 0.6 * rise * tuft * Math.sqrt(edge)),
            (0.5 - v) * (depth - 0.012),
          ]
        },
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    symbolBox({ size: [width - 0.06, depth - 0.06], radius: 0.02, style: "detail" }),
  ],
  looks: [
    { name: { zh: "白色簇绒浴垫", en: "White tufted mat", vi: "Thảm bông trắng" } },
    {
      name: { zh: "柚木格栅垫", en: "Teak duckboard", vi: "Vỉ gỗ tếch" },
      values: { style: "slats", height: 34, width: 700 },
    },
    {
      name: { zh: "鼠尾草绿浴垫", en: "Sage mat", vi: "Thảm xanh xô thơm" },
      finishes: { cloth: "linen-sage" },
    },
  ],
})

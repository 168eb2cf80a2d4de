import { roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { drapedCover } from "./draped-cover.ts"
import { plainTable } from "./plain-table.ts"
import { tableClothWords } from "./tablecloth.ts"

/** How a runner falls over the ends of a table, and how much of its length lies on top. */
function hangOf(width: number) {
  const [radius, flare, fold] = [0.012, 0.014, 0.03]
  return { radius, flare, fold, top: width - 2 * (radius + flare + fold * 0.7) }
}

/** A narrow cloth along a table whose ends hang down. */
export const tableRunner = defineModel({
  id: "runner.table",
  category: "textiles",
  name: { zh: "桌旗", en: "Table runner", vi: "Khăn chạy bàn" },
  words: tableClothWords,
  parameters: {
    width: length(1860, 900, 3200, 50),
    depth: length(360, 250, 500, 10),
    height: length(220, 80, 400, 10),
    hem: toggle(true),
  },
  slots: {
    cloth: { finish: "linen-sage", accepts: ["fabric"] },
    hem: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "surface",
  drape: ({ height }) => height - 0.006,
  shown: ({ width, depth, height }) => {
    const { radius, top } = hangOf(width)
    const outline = roundedRectangle(top + radius, depth * 2.4, 0.03)
    return { azimuth: 40, elevation: 20, on: plainTable({ outline, top: height - 0.0085 }) }
  },
  build({ width, depth, height, hem }) {
    const parts = openParts()
    const thick = 0.0022
    const { radius, flare, fold, top } = hangOf(width)
    const shape = {
      width: top,
      sides: height - thick + radius * (Math.PI / 2 - 1),
      front: 0,
      back: 0,
      radius,
      flare,
      fold,
      pitch: 0.19,
      seed: 4,
      wrinkle: 0.0016,
    }
    parts.add(
      "cloth",
      place(drapedCover({ ...shape, depth: hem ? depth - 0.05 : depth, thickness: thick, cells: [52, 13] }), {
        at: [0, height - thick / 2, 0],
      }),
    )
    if (hem)
      for (const side of [-1, 1])
        parts.add(
          "hem",
          place(drapedCover({ ...shape, depth: 0.026, thickness: thick * 1.2, cells: [52, 2] }), {
            at: [0, height - thick / 2, side * (depth / 2 - 0.013)],
          }),
        )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...[-1, 1].map((side) =>
      symbolLine([
        [-width / 2, side * (depth / 2 - 0.025)],
        [width / 2, side * (depth / 2 - 0.025)],
      ]),
    ),
  ],
  looks: [
    { name: { zh: "鼠尾草绿桌旗", en: "Sage runner, oat border", vi: "Khăn chạy xanh viền yến mạch" } },
    {
      name: { zh: "陶土色桌旗", en: "Clay runner", vi: "Khăn chạy đất nung" },
      values: { hem: false, width: 1400, depth: 320 },
      finishes: { cloth: "cotton-clay" },
    },
  ],
})

import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { drapedCover } from "./draped-cover.ts"

const words = {
  zh: ["桌布", "桌旗", "餐布"],
  en: ["tablecloth", "table linen", "runner"],
  vi: ["khăn trải bàn", "khăn bàn"],
} as const

/** A cloth that hangs over the edges of a table. */
export const tablecloth = defineModel({
  id: "cloth.table",
  category: "textiles",
  name: { zh: "桌布", en: "Tablecloth", vi: "Khăn trải bàn" },
  words,
  parameters: {
    width: length(1900, 700, 3200, 50),
    depth: length(1000, 700, 1600, 50),
    height: length(260, 150, 750, 10),
    shape: choice("rectangle", "round"),
  },
  slots: { cloth: { finish: "linen-oat", accepts: ["fabric"] } },
  anchor: "surface",
  drape: ({ height }) => height - 0.004,
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const [radius, thick] = [0.012, 0.0025]
    const flare = 0.004 + 0.02 * Math.min(1, height / 0.75)
    const fold = 0.034 + 0.022 * Math.min(1, height / 0.6)
    const drop = height - thick + radius * (Math.PI / 2 - 1)
    // As far as folds come to stand out: those of a straight edge farther, by the cones of its corners.
    const inside = 2 * (radius + flare + fold * (shape === "rectangle" ? 1.3 : 0.8))
    if (shape === "rectangle")
      parts.add(
        "cloth",
        place(
          drapedCover({
            width: width - inside,
            depth: depth - inside,
            sides: drop,
            front: drop,
            back: drop,
            radius,
            flare,
            fold,
            pitch: 0.19,
            thickness: thick,
            seed: 3,
            cells: [92, 72],
            wrinkle: 0.0006,
          }),
          { at: [0, height - thick / 2, 0] },
        ),
      )
    else {
      const folds = Math.max(9, Math.round(((width + depth) * 0.5 * Math.PI) / 0.34))
      parts.add(
        "cloth",
        sheet({
          cells: [folds * 10, 22],
          thickness: thick,
          uv: (u, v) => [
            (0.5 + Math.sin(u * 2 * Math.PI) * (1 - v)) * width,
            (0.5 + Math.cos(u * 2 * Math.PI) * (1 - v)) * depth,
          ],
          surface: (u, v): Vec3 => {
            // From the hem (v = 0) up to the edge and in to the middle.
            const angle = u * 2 * Math.PI
            const [a, b] = [width / 2 - inside / 2, depth / 2 - inside / 2]
            const hang = Math.max(0, 1 - v / 0.72)
            const over = hang * drop
            const bend = Math.min(over / radius, Math.PI / 2)
            const down = Math.max(0, over - (radius * Math.PI) / 2)
            const size = 0.62 + 0.38 * noise3(Math.sin(angle) * 4, Math.cos(angle) * 4, 2, 3)
            const wave = (0.5 + 0.5 * Math.sin(angle * folds + 0.8 * Math.sin(angle * 3))) * size
            const out =
              radius * Math.sin(bend) + (flare + fold * (1.5 * wave - 0.3)) * Math.min(1, down / (drop * 0.9))
            const reach = v > 0.72 ? 1 - (v - 0.72) / 0.28 : 1
            return [
              Math.sin(angle) * (a * Math.max(0.002, reach) + out),
              height - thick / 2 - radius * (1 - Math.cos(bend)) - down,
              Math.cos(angle) * (b * Math.max(0.002, reach) + out),
            ]
          },
        }),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth, shape }) =>
    shape === "round"
      ? [
          symbolRound({ size: [width, depth] }),
          symbolRound({ size: [width - 0.12, depth - 0.12], style: "detail" }),
        ]
      : [
          symbolBox({ size: [width, depth], radius: 0.04 }),
          symbolBox({ size: [width - 0.1, depth - 0.1], style: "detail" }),
        ],
  looks: [
    { name: { zh: "燕麦亚麻桌布", en: "Oat linen tablecloth", vi: "Khăn lanh yến mạch" } },
    {
      name: { zh: "圆桌落地桌布", en: "Round cloth to the floor", vi: "Khăn bàn tròn phủ sàn" },
      values: { shape: "round", width: 1200, depth: 1200, height: 740 },
      finishes: { cloth: "cotton-white" },
    },
    {
      name: { zh: "雾蓝桌布", en: "Mist blue tablecloth", vi: "Khăn xanh sương" },
      values: { width: 1500, height: 220 },
      finishes: { cloth: "linen-blue" },
    },
  ],
})

/** A narrow cloth along a table whose ends hang down. */
export const tableRunner = defineModel({
  id: "runner.table",
  category: "textiles",
  name: { zh: "桌旗", en: "Table runner", vi: "Khăn chạy bàn" },
  words,
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
  build({ width, depth, height, hem }) {
    const parts = openParts()
    const [radius, flare, fold, thick] = [0.012, 0.014, 0.03, 0.0022]
    const shape = {
      width: width - 2 * (radius + flare + fold * 0.7),
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

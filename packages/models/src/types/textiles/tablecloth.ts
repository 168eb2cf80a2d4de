import { noise3 } from "../../geometry/noise.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { plainTable } from "./plain-table.ts"
import { drapedCover } from "./draped-cover.ts"

/** What both cloths of a table are looked for by. */
export const tableClothWords = {
  zh: ["桌布", "桌旗", "餐布"],
  en: ["tablecloth", "table linen", "runner"],
  vi: ["khăn trải bàn", "khăn bàn"],
} as const

/** How a tablecloth falls over the edges, and by how much narrower than its hem the table is. */
function fallOf(height: number, shape: string) {
  const [radius, thick] = [0.012, 0.0025]
  const flare = 0.004 + 0.02 * Math.min(1, height / 0.75)
  const fold = 0.034 + 0.022 * Math.min(1, height / 0.6)
  // As far as folds come to stand out: those of a straight edge farther, by the cones of its corners.
  return {
    radius,
    thick,
    flare,
    fold,
    inside: 2 * (radius + flare + fold * (shape === "rectangle" ? 1.3 : 0.8)),
  }
}

/** A cloth that hangs over the edges of a table. */
export const tablecloth = defineModel({
  id: "cloth.table",
  category: "textiles",
  name: { zh: "桌布", en: "Tablecloth", vi: "Khăn trải bàn" },
  words: tableClothWords,
  parameters: {
    width: length(1900, 700, 3200, 50),
    depth: length(1000, 700, 1600, 50),
    height: length(260, 150, 750, 10),
    shape: choice("rectangle", "round"),
  },
  slots: { cloth: { finish: "linen-oat", accepts: ["fabric"] } },
  anchor: "surface",
  drape: ({ height }) => height - 0.004,
  shown: ({ width, depth, height, shape }) => {
    // To the floor it hides the table.
    if (height > 0.66) return {}
    const { inside } = fallOf(height, shape)
    const [w, d] = [width - inside + 0.01, depth - inside + 0.01]
    const outline = shape === "rectangle" ? roundedRectangle(w, d, 0.03) : ellipse(w, d)
    return { elevation: 18, on: plainTable({ outline, top: height - 0.008 }) }
  },
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const { radius, thick, flare, fold, inside } = fallOf(height, shape)
    const drop = height - thick + radius * (Math.PI / 2 - 1)
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

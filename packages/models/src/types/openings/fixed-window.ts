import { defineModel } from "../../model/model-type.ts"
import { count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { addSash, addWindowFrame, windowSlots, windowSymbol, windowWords } from "./window-parts.ts"

const words = windowWords

/** Glass that does not open: one great pane, or a grid of steel. */
export const fixedWindow = defineModel({
  id: "window.fixed",
  category: "openings",
  name: { zh: "固定窗", en: "Fixed window", vi: "Cửa sổ cố định" },
  words: {
    zh: [...words.zh, "落地窗", "景观窗"],
    en: [...words.en, "picture window", "steel window"],
    vi: [...words.vi, "vách kính"],
  },
  parameters: {
    width: length(1600, 400, 4000, 50),
    depth: length(200, 130, 500, 10),
    height: length(1400, 400, 2800, 50),
    columns: count(1, 1, 6),
    rows: count(1, 1, 6),
    sill: toggle(true),
  },
  slots: windowSlots,
  anchor: "opening",
  elevation: 800,
  build({ width, depth, height, columns, rows, sill }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, sill)
    addSash(parts, {
      at: [0, frame.low, frame.z],
      width: frame.width,
      height: frame.height,
      columns,
      rows,
      face: 0.014,
      deep: 0.05,
    })
    return parts.close()
  },
  symbol: ({ width, depth, columns }) =>
    windowSymbol(
      width,
      depth,
      Array.from({ length: columns - 1 }, (_, i) => -width / 2 + (width / columns) * (i + 1)),
    ),
  looks: [
    {
      name: { zh: "橡木框景观窗", en: "Picture window in oak", vi: "Vách kính khung sồi" },
      finishes: { frame: "oak-natural", sash: "oak-natural", sill: "oak-natural" },
    },
    {
      name: { zh: "黑钢格窗", en: "Black steel grid", vi: "Khung thép đen chia ô" },
      values: { columns: 4, rows: 4, width: 1800, height: 1800 },
      finishes: { frame: "steel-black", sash: "steel-black", sill: "slate-dark", outside: "steel-black" },
    },
    {
      name: { zh: "白色小固定窗", en: "Small white window", vi: "Cửa sổ nhỏ trắng" },
      values: { width: 600, height: 600, columns: 2, rows: 2 },
    },
  ],
})

import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { addSash, addWindowFrame, windowSlots, windowSymbol, windowWords } from "./window-parts.ts"

const words = windowWords

/** Sashes that run past each other. */
export const slidingWindow = defineModel({
  id: "window.sliding",
  category: "openings",
  name: { zh: "推拉窗", en: "Sliding window", vi: "Cửa sổ lùa" },
  words: { zh: [...words.zh, "推拉窗"], en: [...words.en, "slider"], vi: [...words.vi, "cửa sổ trượt"] },
  parameters: {
    width: length(1500, 800, 3200, 50),
    depth: length(200, 150, 500, 10),
    height: length(1200, 500, 2000, 50),
    sashes: count(2, 2, 4),
    open: toggle(false),
    sill: toggle(true),
  },
  slots: windowSlots,
  anchor: "opening",
  elevation: 900,
  build({ width, depth, height, sashes, open, sill }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, sill)
    const over = 0.045
    const wide = (frame.width + over * (sashes - 1)) / sashes
    for (let i = 0; i < sashes; i++) {
      const isFront = sashes === 4 ? i === 1 || i === 2 : i % 2 === 1
      const goes = open && i === sashes - 1 ? -(wide - over) * 0.7 : 0
      const x = -frame.width / 2 + wide / 2 + i * (wide - over) + goes
      const z = frame.z + (isFront ? 0.019 : -0.013)
      addSash(parts, {
        at: [x, frame.low, z],
        width: wide,
        height: frame.height,
        columns: 1,
        rows: 1,
        face: 0.045,
        deep: 0.03,
      })
      const side = i === 0 ? -1 : 1
      if (isFront || i === 0)
        parts.add(
          "metal",
          place(roundedBox({ size: [0.014, 0.12, 0.012], radius: 0.004 }), {
            at: [x + side * (wide / 2 - 0.022), frame.low + frame.height / 2, z + 0.018],
          }),
        )
    }
    parts.add(
      "metal",
      ...[-0.013, 0.019].map((z) =>
        place(roundedBox({ size: [frame.width, 0.006, 0.006], radius: 0.001, rounds: 1 }), {
          at: [0, frame.low + 0.0025, frame.z + z + 0.018],
        }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth, sashes }) =>
    windowSymbol(
      width,
      depth,
      Array.from({ length: sashes - 1 }, (_, i) => -width / 2 + (width / sashes) * (i + 1)),
    ),
  looks: [
    { name: { zh: "白色推拉窗", en: "White sliding window", vi: "Cửa sổ lùa trắng" } },
    {
      name: { zh: "砂色铝推拉窗", en: "Sand aluminium, one sash open", vi: "Nhôm màu cát, mở một cánh" },
      values: { open: true, width: 1800 },
      finishes: { frame: "steel-sand", sash: "steel-sand", outside: "steel-sand", sill: "limestone-cream" },
    },
    {
      name: { zh: "黑色四扇推拉窗", en: "Four black sashes", vi: "Bốn cánh đen" },
      values: { sashes: 4, width: 2800, height: 1400 },
      finishes: { frame: "steel-black", sash: "steel-black", outside: "steel-black", metal: "steel-black" },
    },
  ],
})

/** Two sashes that slide up and down past each other. */
export const sashWindow = defineModel({
  id: "window.sash",
  category: "openings",
  name: { zh: "上下推拉窗", en: "Sash window", vi: "Cửa sổ trượt đứng" },
  words: {
    zh: [...words.zh, "提拉窗"],
    en: [...words.en, "double hung", "georgian"],
    vi: [...words.vi, "cửa sổ kéo lên"],
  },
  parameters: {
    width: length(1000, 600, 1500, 10),
    depth: length(220, 160, 500, 10),
    height: length(1700, 1000, 2400, 10),
    bars: choice("six", "two", "none"),
    open: toggle(false),
  },
  slots: windowSlots,
  anchor: "opening",
  elevation: 700,
  build({ width, depth, height, bars, open }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, true)
    const h = frame.height / 2 + 0.022
    const [columns, rows] = bars === "six" ? [3, 2] : bars === "two" ? [2, 1] : [1, 1]
    const sash = { width: frame.width - 0.004, height: h, columns, rows, face: 0.044, deep: 0.036 }
    addSash(parts, { ...sash, at: [0, frame.low + (open ? h * 0.34 : 0), frame.z + 0.024] })
    addSash(parts, { ...sash, at: [0, frame.low + frame.height - h, frame.z - 0.016] })
    const meet = frame.low + h - 0.02 + (open ? h * 0.34 : 0)
    parts.add(
      "metal",
      place(roundedBox({ size: [0.06, 0.018, 0.022], radius: 0.005 }), {
        at: [0, meet + 0.012, frame.z + 0.034],
      }),
      ...[-1, 1].map((side) =>
        place(roundedBox({ size: [0.05, 0.014, 0.018], radius: 0.005 }), {
          at: [side * frame.width * 0.25, frame.low + 0.024 + (open ? h * 0.34 : 0), frame.z + 0.05],
        }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => windowSymbol(width, depth),
  looks: [
    { name: { zh: "白色英式提拉窗", en: "White six-over-six", vi: "Cửa trượt đứng kiểu Anh trắng" } },
    {
      name: { zh: "海军蓝提拉窗", en: "Two-over-two in navy", vi: "Cửa trượt đứng xanh navy" },
      values: { bars: "two", open: true },
      finishes: { frame: "lacquer-navy", sash: "lacquer-navy", metal: "brass-brushed", sill: "oak-natural" },
    },
  ],
})

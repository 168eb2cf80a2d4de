import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { hingeKnuckles } from "./door-leaf.ts"
import {
  addSash,
  addWindowFrame,
  windowHandle,
  windowSlots,
  windowSymbol,
  windowWords,
} from "./window-parts.ts"

const words = windowWords
/** How far a handle may stand out from a sash whose face lies at z. */
const roomAt = (depth: number, z: number): number => Math.max(0.03, Math.min(0.055, depth / 2 - z - 0.002))
const mullion = 0.046

/** Sashes hinged at their sides, up to four beside each other. */
export const casementWindow = defineModel({
  id: "window.casement",
  category: "openings",
  name: { zh: "平开窗", en: "Casement window", vi: "Cửa sổ mở quay" },
  words: { zh: [...words.zh, "平开窗"], en: [...words.en, "casement"], vi: [...words.vi, "cửa sổ mở"] },
  parameters: {
    width: length(1200, 450, 3000, 10),
    depth: length(200, 130, 500, 10),
    height: length(1400, 500, 2200, 10),
    sashes: count(2, 1, 4),
    bars: choice("none", "cross", "georgian"),
    sill: toggle(true),
  },
  slots: windowSlots,
  anchor: "opening",
  elevation: 900,
  build({ width, depth, height, sashes, bars, sill }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, sill)
    const wide = frame.width / sashes
    const z = frame.z + 0.014
    for (let i = 0; i < sashes; i++) {
      const x = -frame.width / 2 + wide * (i + 0.5)
      const [w, h] = [wide - 0.004, frame.height - 0.004]
      addSash(parts, {
        at: [x, frame.low + 0.002, z],
        width: w,
        height: h,
        columns: bars === "georgian" ? Math.max(1, Math.round(w / 0.32)) : 1,
        rows: bars === "none" ? 1 : bars === "cross" ? 2 : Math.max(2, Math.round(h / 0.36)),
      })
      // Pairs meet in the middle; the last of an odd number is hung at its right.
      const isHungLeft = i % 2 === 0 && !(i === sashes - 1 && sashes > 1)
      const side = isHungLeft ? 1 : -1
      if (isHungLeft || i % 2 === 1 || sashes === 1)
        parts.add(
          "metal",
          ...windowHandle(roomAt(depth, z + 0.028)).map((mesh) =>
            place(mesh, { at: [x + side * (w / 2 - 0.025), frame.low + h / 2, z + 0.0285] }),
          ),
        )
      parts.add(
        "metal",
        ...hingeKnuckles(x - side * (w / 2), z + 0.03, h).map((mesh) =>
          place(mesh, { at: [0, frame.low, 0] }),
        ),
      )
      if (i % 2 === 1 && i < sashes - 1)
        parts.add(
          "frame",
          place(roundedBox({ size: [mullion, frame.height + 0.01, 0.05], radius: 0.003 }), {
            at: [x + wide / 2, frame.low + frame.height / 2, frame.z - 0.012],
          }),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth, sashes }) =>
    windowSymbol(
      width,
      depth,
      Array.from({ length: sashes - 1 }, (_, i) => -width / 2 + (width / sashes) * (i + 1)),
    ),
  looks: [
    { name: { zh: "白色双扇平开窗", en: "White double casement", vi: "Cửa sổ hai cánh trắng" } },
    {
      name: { zh: "橡木单扇十字格窗", en: "Single oak casement", vi: "Cửa sổ một cánh gỗ sồi" },
      values: { width: 700, sashes: 1, bars: "cross", height: 1200 },
      finishes: { frame: "oak-natural", sash: "oak-natural", sill: "oak-natural", metal: "brass-brushed" },
    },
    {
      name: { zh: "黑色三扇格窗", en: "Three black casements with bars", vi: "Ba cánh đen chia ô" },
      values: { width: 2100, sashes: 3, bars: "georgian", height: 1500 },
      finishes: {
        frame: "lacquer-black",
        sash: "lacquer-black",
        metal: "steel-black",
        outside: "steel-black",
      },
    },
  ],
})

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

/** A sash that tilts inwards at its top, for kitchens and bathrooms. */
export const tiltWindow = defineModel({
  id: "window.tilt",
  category: "openings",
  name: { zh: "内倒窗", en: "Tilt window", vi: "Cửa sổ lật" },
  words: {
    zh: [...words.zh, "内倒窗", "气窗"],
    en: [...words.en, "hopper", "tilt and turn"],
    vi: [...words.vi, "cửa lật", "cửa sổ hất"],
  },
  parameters: {
    width: length(800, 400, 1400, 10),
    depth: length(240, 150, 500, 10),
    height: length(1000, 400, 1600, 10),
    open: toggle(true),
    bars: toggle(false),
    sill: toggle(true),
  },
  slots: windowSlots,
  anchor: "opening",
  elevation: 1100,
  build({ width, depth, height, open, bars, sill }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, sill)
    const h = frame.height - 0.008
    const z = frame.z + 0.014
    // As far as the lining is deep.
    const room = depth / 2 - z - 0.032 - 0.05
    const tilt = open ? Math.asin(Math.max(0, Math.min(0.16, room / h))) : 0
    addSash(parts, {
      at: [0, frame.low + 0.004, z],
      width: frame.width - 0.006,
      height: h,
      columns: bars ? 2 : 1,
      rows: bars ? 2 : 1,
      tilt,
    })
    const up = h * 0.52
    parts.add(
      "metal",
      ...windowHandle(roomAt(depth, z + 0.028 + Math.sin(tilt) * up)).map((mesh) =>
        place(mesh, {
          at: [frame.width / 2 - 0.028, frame.low + up * Math.cos(tilt), z + Math.sin(tilt) * up + 0.029],
          turn: [tilt, 0, 0],
        }),
      ),
      ...[-1, 1].map((side) =>
        place(roundedBox({ size: [0.012, 0.05, 0.02], radius: 0.003 }), {
          at: [side * (frame.width / 2 - 0.05), frame.low + 0.02, z + 0.034],
        }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => windowSymbol(width, depth),
  looks: [
    { name: { zh: "白色内倒窗", en: "White tilt window", vi: "Cửa sổ lật trắng" } },
    {
      name: { zh: "磨砂玻璃浴室窗", en: "Bathroom window in frosted glass", vi: "Cửa phòng tắm kính mờ" },
      values: { width: 600, height: 600, open: false },
      finishes: { glass: "glass-frosted" },
    },
    {
      name: { zh: "松木十字格窗", en: "Pine window with bars", vi: "Cửa sổ gỗ thông chia ô" },
      values: { bars: true, open: false, height: 1200 },
      finishes: { frame: "pine-natural", sash: "pine-natural", sill: "pine-natural", metal: "brass-aged" },
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

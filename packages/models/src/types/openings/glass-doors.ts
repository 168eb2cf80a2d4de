import { mirrorX, place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { barPull, hingeKnuckles, leverHandle } from "./door-leaf.ts"
import { addSash, addWindowFrame, windowSlots, windowSymbol } from "./window-parts.ts"

const slots = {
  frame: windowSlots.frame,
  sash: windowSlots.sash,
  glass: windowSlots.glass,
  metal: windowSlots.metal,
  threshold: { finish: "steel-brushed", accepts: ["metal", "wood", "stone"] },
} as const
const words = {
  zh: ["阳台门", "落地窗", "玻璃门", "露台门"],
  en: ["balcony door", "french door", "patio door", "terrace"],
  vi: ["cửa ban công", "cửa kính", "cửa đi ra sân"],
} as const

/** Glazed leaves to a balcony: one, or two that meet. */
export const balconyDoor = defineModel({
  id: "door.balcony",
  category: "openings",
  name: { zh: "法式阳台门", en: "French door", vi: "Cửa ban công" },
  words,
  parameters: {
    width: length(1400, 750, 2000, 10),
    depth: length(200, 150, 500, 10),
    height: length(2250, 1950, 2800, 10),
    leaves: count(2, 1, 2),
    bars: choice("georgian", "panel", "none"),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, leaves, bars }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, false, "frame")
    const z = frame.z + 0.01
    const wide = frame.width / leaves
    const h = frame.height - 0.004
    for (let i = 0; i < leaves; i++) {
      const x = -frame.width / 2 + wide * (i + 0.5)
      const w = wide - 0.004
      const foot = bars === "panel" ? 0.62 : 0
      addSash(parts, {
        at: [x, frame.low + 0.002 + foot, z],
        width: w,
        height: h - foot,
        columns: bars === "georgian" && w > 0.45 ? 2 : 1,
        rows: bars === "none" ? 1 : Math.max(2, Math.round((h - foot) / 0.42)),
        face: 0.085,
      })
      if (foot > 0)
        parts.add(
          "sash",
          place(roundedBox({ size: [w, foot + 0.004, 0.05], radius: 0.002 }), {
            at: [x, frame.low + foot / 2, z],
          }),
          place(roundedBox({ size: [w - 0.18, foot - 0.16, 0.064], radius: 0.008, rounds: 3 }), {
            at: [x, frame.low + foot / 2 + 0.01, z],
          }),
        )
      const side = i === 0 ? 1 : -1
      const out = Math.min(0.055, depth / 2 - z - 0.03)
      if (i === 0)
        parts.add(
          "metal",
          ...leverHandle(out).map((mesh) =>
            place(mesh, { at: [x + side * (w / 2 - 0.043), frame.low + 0.98, z + 0.0285] }),
          ),
          ...leverHandle(Math.min(0.055, depth / 2 + z - 0.03)).map((mesh) =>
            place(mirrorX(mesh), {
              at: [x + side * (w / 2 - 0.043), frame.low + 0.98, z - 0.0285],
              turn: [0, Math.PI, 0],
            }),
          ),
        )
      parts.add(
        "metal",
        ...hingeKnuckles(x - side * (w / 2), z + 0.03, h).map((mesh) =>
          place(mesh, { at: [0, frame.low, 0] }),
        ),
      )
    }
    if (leaves === 2)
      parts.add(
        "sash",
        place(roundedBox({ size: [0.05, h, 0.012], radius: 0.004 }), {
          at: [0.012, frame.low + h / 2, z + 0.032],
        }),
      )
    parts.add(
      "threshold",
      place(roundedBox({ size: [width - 0.034, 0.012, depth], radius: 0.003 }), { at: [0, 0.0065, 0] }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, leaves }) => windowSymbol(width, depth, leaves === 2 ? [0] : []),
  looks: [
    { name: { zh: "白色格子法式门", en: "White French doors with bars", vi: "Cửa Pháp trắng chia ô" } },
    {
      name: { zh: "鼠尾草绿下板阳台门", en: "Sage doors with a panel", vi: "Cửa xanh xô thơm có pano dưới" },
      values: { bars: "panel" },
      finishes: {
        frame: "lacquer-sage",
        sash: "lacquer-sage",
        metal: "brass-brushed",
        threshold: "oak-natural",
      },
    },
    {
      name: { zh: "橡木单扇阳台门", en: "Single balcony door in oak", vi: "Cửa ban công một cánh gỗ sồi" },
      values: { leaves: 1, width: 900, bars: "none" },
      finishes: { frame: "oak-natural", sash: "oak-natural", metal: "steel-black" },
    },
  ],
})

/** Great panes that slide past each other, floor to ceiling. */
export const patioDoor = defineModel({
  id: "door.patio",
  category: "openings",
  name: { zh: "落地推拉门", en: "Patio door", vi: "Cửa kính lùa lớn" },
  words,
  parameters: {
    width: length(2800, 1600, 6000, 50),
    depth: length(220, 170, 500, 10),
    height: length(2400, 2000, 3000, 50),
    panes: count(2, 2, 4),
    open: toggle(false),
  },
  slots,
  anchor: "opening",
  build({ width, depth, height, panes, open }) {
    const parts = openParts()
    const frame = addWindowFrame(parts, width, height, depth, false, "frame")
    const over = 0.06
    const wide = (frame.width + over * (panes - 1)) / panes
    for (let i = 0; i < panes; i++) {
      const isFront = panes === 4 ? i === 1 || i === 2 : i % 2 === 1
      const goes = !open ? 0 : panes === 4 ? (i === 1 ? -1 : i === 2 ? 1 : 0) : i === panes - 1 ? -1 : 0
      const x = -frame.width / 2 + wide / 2 + i * (wide - over) + goes * (wide - over) * 0.8
      const z = frame.z + (isFront ? 0.024 : -0.022)
      addSash(parts, {
        at: [x, frame.low - 0.03, z],
        width: wide,
        height: frame.height + 0.03,
        columns: 1,
        rows: 1,
        face: 0.062,
        deep: 0.044,
      })
      const side = panes === 4 ? (i < 2 ? 1 : -1) : i === 0 ? -1 : 1
      if (isFront)
        parts.add(
          "metal",
          ...barPull(0.32, 0.045).map((mesh) =>
            place(mesh, { at: [x + side * (wide / 2 - 0.031), 1.02, z + 0.0225] }),
          ),
        )
    }
    parts.add(
      "threshold",
      place(roundedBox({ size: [width - 0.034, 0.014, depth], radius: 0.003 }), { at: [0, 0.0075, 0] }),
      ...[-0.022, 0.024].map((z) =>
        place(roundedBox({ size: [frame.width, 0.008, 0.01], radius: 0.001, rounds: 1 }), {
          at: [0, 0.054, frame.z + z],
        }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth, panes }) =>
    windowSymbol(
      width,
      depth,
      Array.from({ length: panes - 1 }, (_, i) => -width / 2 + (width / panes) * (i + 1)),
    ),
  looks: [
    {
      name: { zh: "黑框落地推拉门", en: "Black patio door", vi: "Cửa lùa khung đen" },
      finishes: { frame: "steel-black", sash: "steel-black", metal: "steel-black" },
    },
    {
      name: { zh: "四扇橡木露台门", en: "Four panes in oak, open", vi: "Bốn cánh gỗ sồi mở" },
      values: { panes: 4, width: 4400, open: true },
      finishes: { frame: "oak-natural", sash: "oak-natural", threshold: "oak-natural" },
    },
    {
      name: { zh: "白色落地推拉门", en: "White patio door", vi: "Cửa lùa trắng" },
      values: { width: 2200, height: 2200 },
    },
  ],
})

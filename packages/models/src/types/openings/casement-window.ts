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

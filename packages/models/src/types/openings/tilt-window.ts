import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
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

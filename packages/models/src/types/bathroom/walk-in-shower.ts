import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bar, pane, showerSet, showerTray, trayHeight } from "./shower-parts.ts"

const words = {
  zh: ["淋浴房", "花洒", "淋浴"],
  en: ["shower", "cubicle", "rain shower"],
  vi: ["phòng tắm kính", "vòi sen", "tắm đứng"],
} as const

const slots = {
  tray: { finish: "ceramic-matt-white", accepts: ["ceramic", "stone", "tile"] },
  glass: { finish: "glass-clear", accepts: ["glass"] },
  metal: { finish: "chrome-polished", accepts: ["metal"] },
} as const

const traySymbol = (width: number, depth: number, at: readonly [number, number]) => [
  symbolBox({ size: [width, depth] }),
  symbolLine([[-width / 2, -depth / 2], at]),
  symbolLine([[width / 2, -depth / 2], at]),
  symbolLine([[-width / 2, depth / 2], at]),
  symbolLine([[width / 2, depth / 2], at]),
  symbolRound({ at, size: [0.1, 0.1], style: "detail" }),
]

/** A tray behind one pane of glass; one walks in beside it. */
export const walkInShower = defineModel({
  id: "shower.walk-in",
  category: "bathroom",
  name: { zh: "步入式淋浴", en: "Walk-in shower", vi: "Vách tắm kính mở" },
  words,
  parameters: {
    width: length(1400, 1000, 1800, 50),
    depth: length(900, 700, 1200, 50),
    height: length(2200, 2050, 2400, 50),
    frame: choice("slim", "grid", "none"),
    drain: choice("slot", "square"),
  },
  slots,
  anchor: "wall",
  clearance: { front: 600 },
  build({ width, depth, height, frame, drain }) {
    const parts = openParts()
    const made = showerTray(width, depth, drain)
    parts.add("tray", ...made.tray)
    parts.add("metal", ...made.drain)
    const z = depth / 2 - 0.02
    const top = Math.min(2.05, height - 0.1)
    const [left, right] = [-width / 2 + 0.004, width * 0.2]
    parts.add("glass", pane([left + 0.014, z], [right, z], trayHeight + 0.004, top))
    const rods: Mesh[] = [bar([left + 0.007, trayHeight, z], [left + 0.007, top, z], 0.014)]
    if (frame !== "none") {
      rods.push(
        bar([right, trayHeight, z], [right, top, z], 0.02),
        bar([left, top, z], [right + 0.01, top, z], 0.02),
        bar([left, trayHeight + 0.008, z], [right + 0.01, trayHeight + 0.008, z], 0.016),
      )
    }
    if (frame === "grid") {
      for (const share of [1 / 3, 2 / 3])
        rods.push(
          bar(
            [left, trayHeight + (top - trayHeight) * share, z],
            [right, trayHeight + (top - trayHeight) * share, z],
            0.016,
          ),
        )
      rods.push(bar([(left + right) / 2, trayHeight, z], [(left + right) / 2, top, z], 0.016))
    }
    // The stay from the glass to the wall.
    rods.push(
      pipe({
        path: [
          [right - 0.05, top + 0.006, z],
          [right - 0.05, top + 0.006, -depth / 2 + 0.004],
        ],
        radius: 0.0075,
      }),
      place(roundedBox({ size: [0.022, 0.04, 0.03], radius: 0.003 }), { at: [right - 0.05, top - 0.008, z] }),
      place(roundedBox({ size: [0.03, 0.03, 0.008], radius: 0.003 }), {
        at: [right - 0.05, top + 0.006, -depth / 2 + 0.005],
      }),
    )
    parts.add("metal", ...rods)
    parts.add(
      "metal",
      ...showerSet(1.0, height, Math.min(0.46, depth * 0.5), 0.25).map((mesh) =>
        place(mesh, { at: [-width * 0.18, 0, -depth / 2 + 0.001] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    ...traySymbol(width, depth, [-width * 0.18, -depth * 0.1]),
    symbolBox({
      at: [(-width / 2 + width * 0.2) / 2, depth / 2 - 0.02],
      size: [width * 0.7, 0.02],
      style: "detail",
    }),
  ],
  looks: [
    { name: { zh: "铬色窄框步入式淋浴", en: "Slim chrome walk-in", vi: "Vách kính viền chrome" } },
    {
      name: { zh: "黑色格框步入式淋浴", en: "Walk-in with black grid", vi: "Vách kính khung ô đen" },
      values: { frame: "grid", width: 1500 },
      finishes: { metal: "steel-black", tray: "slate-dark" },
    },
    {
      name: {
        zh: "黄铜无框淋浴·长虹玻璃",
        en: "Frameless, reeded glass and brass",
        vi: "Kính sọc không khung, đồng",
      },
      values: { frame: "none", drain: "square", depth: 1000 },
      finishes: { metal: "brass-brushed", glass: "glass-reeded", tray: "travertine-beige" },
    },
  ],
})

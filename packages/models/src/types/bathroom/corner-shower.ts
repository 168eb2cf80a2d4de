import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
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

/** A corner enclosure of glass with a door: square, or with its corner rounded off. */
export const cornerShower = defineModel({
  id: "shower.corner",
  category: "bathroom",
  name: { zh: "转角淋浴房", en: "Corner shower", vi: "Phòng tắm kính góc" },
  words,
  parameters: {
    width: length(900, 800, 1200, 50),
    depth: length(900, 800, 1200, 50),
    height: length(2150, 2050, 2300, 50),
    shape: choice("square", "angled"),
    frame: toggle(true),
  },
  slots,
  anchor: "wall",
  clearance: { front: 700 },
  build({ width, depth, height, shape, frame }) {
    const parts = openParts()
    const made = showerTray(width, depth, "square")
    parts.add("tray", ...made.tray)
    parts.add("metal", ...made.drain)
    const top = Math.min(2, height - 0.12)
    const [x, z] = [width / 2 - 0.02, depth / 2 - 0.02]
    const [left, back] = [-width / 2 + 0.006, -depth / 2 + 0.006]
    // Square: panes along the front (with the door) and the right side; angled: the corner is cut by the door.
    const cut = shape === "angled" ? Math.min(width, depth) * 0.42 : 0
    const corners: readonly (readonly [number, number])[] =
      shape === "angled"
        ? [
            [left, z],
            [x - cut, z],
            [x, z - cut],
            [x, back],
          ]
        : [
            [left, z],
            [left + width * 0.36, z],
            [x, z],
            [x, back],
          ]
    const low = trayHeight + 0.006
    for (const [i, from] of corners.entries()) {
      const to = corners[i + 1]
      if (!to) continue
      const far = Math.hypot(to[0] - from[0], to[1] - from[1])
      const gap = 0.006 / far
      const at = (share: number): readonly [number, number] => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const isDoor = i === 1
      parts.add("glass", pane(at(gap), at(1 - gap), low + (isDoor ? 0.006 : 0), top - (isDoor ? 0.004 : 0)))
      const turn = -Math.atan2(to[1] - from[1], to[0] - from[0])
      const rail = (y: number, thick: number): Mesh =>
        place(roundedBox({ size: [far + 0.012, thick, 0.018], radius: 0.0015, rounds: 1 }), {
          at: [at(0.5)[0], y, at(0.5)[1]],
          turn: [0, turn, 0],
        })
      if (frame) parts.add("metal", rail(top + 0.011, 0.024))
      parts.add("metal", rail(trayHeight + 0.003, 0.012))
      if (isDoor) {
        const grip = at(shape === "angled" ? 0.9 : 0.08)
        const out: readonly [number, number] = [(from[1] - to[1]) / far, (to[0] - from[0]) / far]
        for (const side of [-1, 1])
          parts.add(
            "metal",
            pipe({
              path: [
                [grip[0], 0.92, grip[1]],
                [grip[0] + out[0] * side * 0.035, 0.92, grip[1] + out[1] * side * 0.035],
                [grip[0] + out[0] * side * 0.035, 1.2, grip[1] + out[1] * side * 0.035],
                [grip[0], 1.2, grip[1]],
              ],
              radius: 0.007,
              bend: 0.016,
              sides: 10,
            }),
          )
        const hinge = at(shape === "angled" ? 0.02 : 0.98)
        for (const y of [0.3, top - 0.3])
          parts.add(
            "metal",
            place(roundedBox({ size: [0.05, 0.075, 0.022], radius: 0.003 }), {
              at: [hinge[0], y, hinge[1]],
              turn: [0, turn, 0],
            }),
          )
      }
    }
    for (const [px, pz] of [
      [left - 0.001, z],
      [x, back - 0.001],
    ] as const)
      parts.add("metal", bar([px, trayHeight, pz], [px, top + (frame ? 0.022 : 0), pz], 0.012))
    if (frame)
      for (const [px, pz] of corners.slice(1, 3))
        parts.add("metal", bar([px, trayHeight, pz], [px, top, pz], 0.012))
    parts.add(
      "metal",
      ...showerSet(1.0, height, 0.36, 0.23).map((mesh) =>
        place(mesh, { at: [-width * 0.06, 0, -depth / 2 + 0.001] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth, shape }) => [
    ...traySymbol(width, depth, [0, 0]),
    shape === "angled"
      ? symbolLine([
          [-width / 2, depth / 2 - 0.03],
          [width / 2 - Math.min(width, depth) * 0.42, depth / 2 - 0.03],
          [width / 2 - 0.03, depth / 2 - Math.min(width, depth) * 0.42],
          [width / 2 - 0.03, -depth / 2],
        ])
      : symbolLine([
          [-width / 2, depth / 2 - 0.03],
          [width / 2 - 0.03, depth / 2 - 0.03],
          [width / 2 - 0.03, -depth / 2],
        ]),
  ],
  looks: [
    { name: { zh: "方形转角淋浴房", en: "Square corner shower", vi: "Phòng tắm góc vuông" } },
    {
      name: { zh: "钻石形黑框淋浴房", en: "Angled shower, black frame", vi: "Phòng tắm góc vát khung đen" },
      values: { shape: "angled", width: 1000, depth: 1000 },
      finishes: { metal: "steel-black" },
    },
    {
      name: { zh: "烟灰玻璃淋浴房", en: "Smoked glass, brushed brass", vi: "Kính khói, đồng xước" },
      values: { frame: false, width: 1100 },
      finishes: { glass: "glass-smoked", metal: "brass-brushed", tray: "terrazzo-dark" },
    },
  ],
})

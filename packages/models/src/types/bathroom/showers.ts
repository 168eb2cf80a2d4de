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
        steps: 3,
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
              steps: 26,
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

/** A shower set on the wall: thermostat, rain head, hand shower. */
export const showerColumn = defineModel({
  id: "shower.column",
  category: "bathroom",
  name: { zh: "花洒套装", en: "Shower column", vi: "Bộ sen cây" },
  words: {
    zh: ["花洒", "淋浴花洒", "顶喷"],
    en: ["rain shower", "shower head", "thermostat"],
    vi: ["sen cây", "sen tắm", "vòi hoa sen"],
  },
  parameters: {
    width: length(340, 340, 400, 10),
    depth: length(500, 420, 560, 10),
    height: length(1150, 1050, 1300, 50),
  },
  slots: { metal: { finish: "chrome-polished", accepts: ["metal"] } },
  anchor: "wall",
  elevation: 980,
  build({ width, depth, height }) {
    const parts = openParts()
    const head = 0.25
    // So high stands the mixer that its hose just reaches down to 0.
    const low = (0.196 * (height - 0.035) - 0.008) / 1.196 - 0.06
    parts.add(
      "metal",
      ...showerSet(low, height, depth - head / 2, head).map((mesh) =>
        place(mesh, { at: [0, 0, -depth / 2], scale: [width / 0.34, 1, 1] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail", radius: 0.01 }),
    symbolRound({ at: [0, depth / 2 - 0.125], size: [0.25, 0.25] }),
    symbolBox({ at: [0, -depth * 0.1], size: [0.024, depth * 0.8], style: "detail" }),
  ],
  looks: [
    { name: { zh: "铬色花洒套装", en: "Chrome shower column", vi: "Sen cây chrome" } },
    {
      name: { zh: "拉丝黄铜花洒套装", en: "Brushed brass column", vi: "Sen cây đồng xước" },
      values: { depth: 460 },
      finishes: { metal: "brass-brushed" },
    },
    {
      name: { zh: "哑黑花洒套装", en: "Matt black column", vi: "Sen cây đen mờ" },
      finishes: { metal: "steel-black" },
    },
  ],
})

import { ball } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pad, taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Place } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A padded bench for the end of a bed or under a window. */
export const softBench = defineModel({
  id: "bench.upholstered",
  category: "chairs",
  name: { zh: "软包长凳", en: "Upholstered bench", vi: "Ghế băng bọc nệm" },
  words: {
    zh: ["床尾凳", "长凳", "换鞋凳", "脚凳"],
    en: ["bed bench", "ottoman bench", "footstool", "window seat"],
    vi: ["ghế cuối giường", "ghế dài", "đôn dài"],
  },
  parameters: {
    width: length(1300, 800, 1800, 50),
    depth: length(450, 380, 560, 10),
    height: length(450, 400, 500, 10),
    top: choice("smooth", "channels", "buttons"),
    base: choice("legs", "hoop", "plinth"),
  },
  slots: {
    upholstery: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
    base: { finish: "oak-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 400 },
  build({ width, depth, height, top, base }) {
    const parts = openParts()
    const low = base === "plinth" ? 0.05 : height - 0.165
    const high = height - low - 0.01
    const channels = Math.max(4, Math.round(width / 0.11))
    const pitch = width / channels
    const pits: readonly (readonly [number, number])[] = Array.from(
      { length: Math.round(width / 0.2) },
      (_, i, all = Math.round(width / 0.2)) =>
        [-1, 1].map((z) => [-width / 2 + ((i + 0.5) * width) / all, z * depth * 0.22] as const),
    ).flat()
    const press = (p: Place): void => {
      if (top === "channels") {
        const groove = 1 - Math.abs(Math.sin((p[0] / pitch + channels / 2) * Math.PI)) ** 0.5
        if (p[1] > -high * 0.2) p[1] -= groove * 0.015
        p[2] -= Math.sign(p[2]) * groove * 0.008
      }
      if (top === "buttons" && p[1] > 0)
        for (const [x, z] of pits) p[1] -= 0.022 * Math.exp(-(((p[0] - x) ** 2 + (p[2] - z) ** 2) / 0.0022))
    }
    parts.add(
      "upholstery",
      place(
        pad({
          size: [width - 0.014, high, depth - 0.014],
          radius: Math.min(0.06, high * 0.45),
          rounds: 4,
          cells: top === "channels" ? [channels * 6, 2, 5] : top === "buttons" ? [44, 2, 16] : [16, 3, 8],
          swell: 0.012,
          wrinkle: 0.004,
          seed: 3,
          bend: press,
        }),
        { at: [0, low + high / 2, 0] },
      ),
    )
    if (top === "buttons")
      parts.add(
        "upholstery",
        ...pits.map(([x, z]) => place(ball(0.013, 8), { at: [x, height - 0.022, z], scale: [1, 0.5, 1] })),
      )
    if (base === "plinth")
      parts.add(
        "base",
        place(
          pad({
            size: [width - 0.12, low + 0.02, depth - 0.12],
            radius: 0.003,
            rounds: 1,
            swell: 0,
            wrinkle: 0,
            cells: [1, 1, 1],
          }),
          { at: [0, (low + 0.02) / 2, 0] },
        ),
      )
    else if (base === "legs")
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "base",
            taperedLeg({
              top: [sx * (width / 2 - 0.12), low + 0.02, sz * (depth / 2 - 0.09)],
              foot: [sx * (width / 2 - 0.08), 0, sz * (depth / 2 - 0.06)],
              topRadius: 0.021,
              footRadius: 0.012,
              sides: 16,
            }),
          )
    else
      for (const sx of [-1, 1]) {
        const x = sx * (width / 2 - 0.16)
        const z = depth / 2 - 0.03
        parts.add(
          "base",
          tube({
            path: [
              [x, low + 0.012, 0],
              [x, low + 0.004, z * 0.8],
              [x, low - 0.03, z],
              [x, low * 0.5, z],
              [x, 0.04, z],
              [x, 0.009, z * 0.86],
              [x, 0.009, 0],
              [x, 0.009, -z * 0.86],
              [x, 0.04, -z],
              [x, low * 0.5, -z],
              [x, low - 0.03, -z],
              [x, low + 0.004, -z * 0.8],
            ],
            radius: 0.009,
            steps: 72,
            sides: 10,
            isClosed: true,
          }),
        )
      }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.05 }),
    symbolBox({ size: [width - 0.09, depth - 0.09], radius: 0.04, style: "detail" }),
  ],
  looks: [
    { name: { zh: "奶油圈圈绒床尾凳", en: "Bouclé bench on oak legs", vi: "Ghế băng bouclé chân sồi" } },
    {
      name: { zh: "墨绿竖缝床尾凳", en: "Channelled bench in forest velvet", vi: "Ghế múi nhung xanh rừng" },
      values: { top: "channels", base: "hoop", width: 1200 },
      finishes: { upholstery: "velvet-forest", base: "brass-brushed" },
    },
    {
      name: { zh: "棕褐皮拉扣长凳", en: "Buttoned bench in tan leather", vi: "Ghế băng rút nút da nâu" },
      values: { top: "buttons", width: 1500, depth: 500, height: 430 },
      finishes: { upholstery: "leather-tan", base: "walnut-natural" },
    },
  ],
})

import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { mapUv, place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

/** A still flame: round below, drawn out to a point; its finish runs from its foot to its tip. */
const candleFlame = mapUv(
  lathe({
    profile: [
      [0, 0],
      [0.0036, 0.003],
      [0.0056, 0.0085],
      [0.0053, 0.014],
      [0.0034, 0.023],
      [0.0013, 0.032],
      [0, 0.038],
    ],
    segments: 16,
    smooth: 3,
    grain: "up",
    isSeenNear: true,
  }),
  (u) => [Math.min(1, u / 0.042), 0.5],
)

/** Pillar candles on a plate, or tapers in holders. */
export const candles = defineModel({
  id: "decor.candles",
  category: "decor",
  name: { zh: "蜡烛", en: "Candles", vi: "Nến" },
  words: {
    zh: ["烛台", "香薰", "摆件"],
    en: ["candlestick", "pillar candles", "tapers"],
    vi: ["chân nến", "nến thơm", "đồ trang trí"],
  },
  parameters: {
    width: length(260, 140, 400, 10),
    depth: length(200, 100, 320, 10),
    height: length(240, 120, 420, 10),
    kind: choice("pillars", "tapers"),
    candles: count(3, 1, 5),
  },
  slots: {
    wax: { finish: "wax-ivory", accepts: ["paper"] },
    holders: { finish: "brass-brushed", accepts: ["metal", "ceramic", "stone", "wood", "glass"] },
    wicks: { finish: "rubber-black" },
    flames: { finish: "flame-amber" },
  },
  anchor: "surface",
  build({ width, depth, height, kind, candles: number }) {
    const parts = openParts()
    const isPillar = kind === "pillars"
    if (isPillar)
      parts.add(
        "holders",
        place(
          lathe({
            profile: [
              [0, 0],
              [0.92, 0],
              [0.97, 0.004],
              [1, 0.013],
              [0.985, 0.014],
              [0.955, 0.008],
              [0, 0.007],
            ].map(([a, b]) => [((a ?? 0) * width) / 2, b ?? 0] as const),
            segments: 56,
          }),
          { scale: [1, 1, depth / width] },
        ),
      )
    for (let i = 0; i < number; i++) {
      // The tallest stands behind the others.
      const angle = (i / number) * 2 * Math.PI - Math.PI / 2 - 0.35
      const far = number === 1 ? 0 : isPillar ? 0.46 : 0.74
      const [x, z] = [(Math.cos(angle) * far * width) / 2, (Math.sin(angle) * far * depth) / 2]
      const r = isPillar ? Math.min(0.038, Math.min(width, depth) * 0.17) : 0.0105
      const top = (height - 0.045) * (i === 0 ? 1 : 0.55 + 0.35 * chance(i, number))
      const seat = isPillar ? 0.0075 : top * 0.42
      parts.add(
        "wax",
        deform(
          lathe({
            profile: [
              [r, seat],
              [r, top - 0.003],
              [r * 0.93, top],
              [r * 0.82, top - 0.0005],
              [r * 0.68, top - 0.005],
              [r * 0.4, top - 0.008],
              [0, top - 0.0085],
            ],
            segments: 36,
          }),
          (p) => {
            if (p[1] > top - 0.004) p[1] += noise3(p[0] * 70, i, p[2] * 70, 3) * 0.002
            p[0] += x
            p[2] += z
          },
        ),
      )
      parts.add(
        "wicks",
        tube({
          path: [
            [x, top - 0.01, z],
            [x + 0.001, top + 0.008, z],
          ],
          radius: 0.0009,
          steps: 2,
          sides: 5,
        }),
      )
      parts.addFitted("flames", place(candleFlame, { at: [x + 0.0006, top + 0.0035, z] }))
      if (!isPillar)
        parts.add(
          "holders",
          place(
            lathe({
              profile: [
                [0, 0],
                [0.036, 0],
                [0.04, 0.003],
                [0.036, 0.008],
                [0.014, 0.014],
                [0.0075, 0.03],
                [0.007, seat - 0.03],
                [0.014, seat - 0.018],
                [0.0085, seat - 0.008],
                [0.015, seat + 0.004],
                [0.0155, seat + 0.014],
                [0.0115, seat + 0.014],
                [0.0115, seat + 0.002],
              ],
              segments: 32,
            }),
            { at: [x, 0, z] },
          ),
        )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.3, depth * 0.3], style: "detail" }),
  ],
  looks: [
    { name: { zh: "托盘柱烛", en: "Pillars on a brass plate", vi: "Nến trụ trên đĩa đồng" } },
    {
      name: { zh: "黑色细烛台", en: "Three tapers in black holders", vi: "Ba nến dài chân đen" },
      values: { kind: "tapers", height: 360, width: 220, depth: 160 },
      finishes: { holders: "steel-black", wax: "book-clay" },
    },
    {
      name: { zh: "石盘单烛", en: "One pillar on marble", vi: "Nến trụ trên đá" },
      values: { candles: 1, width: 150, depth: 150, height: 170 },
      finishes: { holders: "marble-nero" },
    },
  ],
})

import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { deform } from "../../geometry/deform.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

const profiles = {
  calyx: [
    [0.32, 0],
    [0.36, 0.06],
    [0.62, 0.2],
    [0.88, 0.6],
    [1, 1],
  ],
  plate: [
    [0.5, 0],
    [0.52, 0.1],
    [0.8, 0.32],
    [0.95, 0.7],
    [1, 1],
  ],
  footed: [
    [0.42, 0],
    [0.4, 0.05],
    [0.14, 0.18],
    [0.13, 0.34],
    [0.4, 0.5],
    [0.86, 0.78],
    [1, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Vec2[]>>

/** A bowl: calyx, shallow plate or on a foot; empty or with fruit. */
export const bowl = defineModel({
  id: "decor.bowl",
  category: "decor",
  name: { zh: "装饰碗", en: "Bowl", vi: "Tô trang trí" },
  words: {
    zh: ["果盘", "水果碗", "摆件", "陶碗"],
    en: ["fruit bowl", "dish", "centrepiece", "ornament"],
    vi: ["tô trái cây", "đĩa", "đồ trang trí", "tô gốm"],
  },
  parameters: {
    width: length(300, 140, 460, 10),
    depth: length(300, 140, 460, 10),
    height: length(110, 60, 220, 10),
    shape: choice("calyx", "plate", "footed"),
    fruit: choice("none", "lemons"),
  },
  slots: {
    bowl: { finish: "walnut-natural", accepts: ["wood", "ceramic", "stone", "metal", "glass"] },
    fruit: { finish: "lemon-peel" },
  },
  anchor: "surface",
  build({ width, depth, height, shape, fruit }) {
    const parts = openParts()
    const r = width / 2
    const heap = fruit === "lemons"
    const rim = heap ? height * 0.72 : height
    const wall = Math.max(0.004, r * 0.035)
    const outside = profiles[shape].map(([a, b]): Vec2 => [a * r, b * rim])
    const floor = shape === "footed" ? rim * 0.52 : rim * 0.16
    const inside = profiles[shape]
      .filter(([, y]) => y * rim > floor * 1.1)
      .map(([a, b]): Vec2 => [Math.max(0.002, a * r - wall), b * rim])
      .toReversed()
    parts.add(
      "bowl",
      lathe({
        profile: [[0, 0.002], [(outside[0]?.[0] ?? r) * 0.9, 0], ...outside, ...inside, [0, floor]],
        smooth: 4,
        segments: 60,
      }),
    )
    if (heap) {
      const size = Math.min(0.036, r * 0.24)
      // Turned along its length: full in the middle, one end drawn out to the nipple, the other to where it hung.
      const lemon = deform(
        place(
          lathe({
            profile: [
              [0, -1.34],
              [0.1, -1.32],
              [0.16, -1.22],
              [0.36, -1.02],
              [0.72, -0.68],
              [0.95, -0.24],
              [0.98, 0.16],
              [0.82, 0.6],
              [0.5, 0.94],
              [0.27, 1.12],
              [0.2, 1.25],
              [0.13, 1.36],
              [0, 1.4],
            ].map(([a = 0, b = 0]): Vec2 => [a * size, b * size]),
            smooth: 2,
            segments: 22,
            isSeenNear: true,
          }),
          { turn: [0, 0, -Math.PI / 2] },
        ),
        (p) => {
          const by = 1 + 0.05 * noise3(p[0] * 26, p[1] * 26, p[2] * 26, 2)
          p[1] *= by
          p[2] *= by
        },
      )
      const seat = floor + size * 0.95
      for (let i = 0; i < 8; i++) {
        const isTop = i > 5
        const angle = isTop ? i * 3 + 0.6 : (i / 6) * 2 * Math.PI
        const far = isTop ? size * 0.9 : r * 0.46
        const y = isTop ? height - size : seat + (rim - seat) * 0.42
        parts.add(
          "fruit",
          place(lemon, {
            at: [Math.cos(angle) * far, y, Math.sin(angle) * far],
            turn: [chance(i, 1) * 0.6, angle + 1.2 + chance(i, 2), chance(i, 3) * 0.5 - 0.25],
          }),
        )
      }
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.86, depth * 0.86], style: "detail" }),
  ],
  looks: [
    {
      name: { zh: "胡桃木柠檬碗", en: "Walnut bowl with lemons", vi: "Tô óc chó đựng chanh" },
      values: { fruit: "lemons", height: 150 },
    },
    {
      name: { zh: "高脚石碗", en: "Footed marble bowl", vi: "Tô cẩm thạch chân cao" },
      values: { shape: "footed", height: 170, width: 280, depth: 280 },
      finishes: { bowl: "marble-carrara" },
    },
    {
      name: { zh: "浅陶盘", en: "Shallow sage dish", vi: "Đĩa nông men xanh xám" },
      values: { shape: "plate", width: 360, depth: 360, height: 60 },
      finishes: { bowl: "ceramic-sage" },
    },
  ],
})

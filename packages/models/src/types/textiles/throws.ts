import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { foldedCloth } from "./folded-towels.ts"

/** What throws are looked for by. */
export const throwWords = {
  zh: ["毯子", "盖毯", "沙发毯", "搭毯"],
  en: ["throw", "blanket", "plaid"],
  vi: ["chăn mỏng", "khăn choàng sofa", "chăn"],
} as const

const threads = (width: number): number => Math.max(4, Math.round(width / 0.02))

/** Short threads that hang from a line along x at y, on z. */
export const fringe = (width: number, y: number, z: (x: number) => number, down: Vec3, seed: number): Mesh =>
  mergeMeshes(
    Array.from({ length: threads(width) }, (_, i) => {
      const x = -width / 2 + (width * (i + 0.5)) / threads(width)
      const sway = (chance(seed, i) - 0.5) * 0.008
      const from: Vec3 = [x, y, z(x)]
      return tube({
        path: [
          from,
          [x + sway * 0.4, y + down[1] * 0.5, from[2] + down[2] * 0.5],
          [x + sway, y + down[1], from[2] + down[2]],
        ],
        // Knotted under the hem, then loose.
        radius: (at) => (at < 0.1 ? 0.0034 : at < 0.3 ? 0.0042 : 0.003 + 0.0024 * at),
        steps: 5,
        sides: 5,
        ends: "none",
      })
    }),
  )

/** A throw folded in layers, its fringe to the front. */
export const foldedThrow = defineModel({
  id: "throw.folded",
  category: "textiles",
  name: { zh: "叠放毯子", en: "Folded throw", vi: "Chăn gấp" },
  words: throwWords,
  parameters: {
    width: length(520, 350, 800, 10),
    depth: length(380, 250, 600, 10),
    height: length(100, 60, 160, 10),
    layers: count(5, 3, 7),
    fringe: toggle(true),
  },
  slots: {
    cloth: { finish: "wool-camel", accepts: ["fabric"] },
    fringe: { finish: "wool-camel", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, layers, fringe: isFringed }) {
    const parts = openParts()
    const tassel = isFringed ? 0.04 : 0
    parts.add(
      "cloth",
      place(foldedCloth({ width, depth: depth - tassel, thick: height, layers, seed: 7 }), {
        at: [0, 0, -tassel / 2],
      }),
    )
    if (isFringed) {
      const y = height * (1 - 0.5 / layers)
      parts.add(
        "fringe",
        fringe(
          width - 0.03,
          y,
          () => depth / 2 - tassel - 0.006,
          [0, -Math.min(y, 0.035), tassel + 0.004],
          9,
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    symbolLine([
      [-width / 2, depth / 2 - 0.05],
      [width / 2, depth / 2 - 0.05],
    ]),
  ],
  looks: [
    { name: { zh: "驼色羊毛毯", en: "Camel wool throw", vi: "Chăn len màu lạc đà" } },
    {
      name: { zh: "象牙针织毯", en: "Ivory knit throw", vi: "Chăn đan ngà" },
      values: { fringe: false, layers: 3, height: 110 },
      finishes: { cloth: "knit-ivory" },
    },
  ],
})

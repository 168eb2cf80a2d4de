import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { drapedCover, gatherEnds } from "./draped-cover.ts"
import { foldedCloth } from "./folded-towels.ts"

const words = {
  zh: ["毯子", "盖毯", "沙发毯", "搭毯"],
  en: ["throw", "blanket", "plaid"],
  vi: ["chăn mỏng", "khăn choàng sofa", "chăn"],
} as const

const threads = (width: number): number => Math.max(4, Math.round(width / 0.02))

/** Short threads that hang from a line along x at y, on z. */
const fringe = (width: number, y: number, z: (x: number) => number, down: Vec3, seed: number): Mesh =>
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

/** A throw over an arm or the end of a bed. */
export const drapedThrow = defineModel({
  id: "throw.draped",
  category: "textiles",
  name: { zh: "搭毯", en: "Draped throw", vi: "Chăn vắt" },
  words,
  parameters: {
    width: length(300, 180, 1700, 10),
    depth: length(620, 400, 1600, 20),
    height: length(420, 180, 600, 10),
    fringe: toggle(true),
  },
  slots: {
    cloth: { finish: "knit-ivory", accepts: ["fabric"] },
    fringe: { finish: "knit-ivory", accepts: ["fabric"] },
  },
  anchor: "surface",
  drape: ({ height }) => height - 0.036,
  build({ width, depth, height, fringe: isFringed }) {
    const parts = openParts()
    const tassel = isFringed ? 0.055 : 0
    const [radius, flare, fold, thick] = [0.045, 0.004, 0.052, 0.009]
    const top = width - 2 * (radius + flare + fold * 0.7 + thick / 2)
    const drop = height - thick - tassel + radius * (Math.PI / 2 - 1)
    parts.add(
      "cloth",
      place(
        drapedCover({
          width: top,
          depth: depth - 0.006,
          sides: drop,
          front: 0,
          back: 0,
          radius,
          flare,
          fold,
          pitch: 0.16,
          thickness: thick,
          seed: 5,
          cells: [52, 40],
          wrinkle: 0.013,
        }),
        { at: [0, height - thick / 2 - 0.008, 0] },
      ),
    )
    if (isFringed)
      for (const side of [-1, 1])
        parts.add(
          "fringe",
          place(
            fringe(depth - 0.02, tassel, () => 0, [0, -tassel, 0.004], 4 + side),
            {
              at: [side * (width / 2 - 0.016), 0, 0],
              turn: [0, (side * Math.PI) / 2, 0],
            },
          ),
        )
    // Folds reach out by chance.
    return fitMeshes(
      parts.close().map((part) => ({ ...part, mesh: deform(part.mesh, gatherEnds(height)) })),
      [width, height, depth],
    )
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    ...[-1, 1].map((side) =>
      symbolLine([
        [side * (width / 2 - 0.05), -depth / 2],
        [side * (width / 2 - 0.05), depth / 2],
      ]),
    ),
  ],
  looks: [
    { name: { zh: "象牙针织搭毯", en: "Ivory knit over an arm", vi: "Chăn đan ngà vắt tay ghế" } },
    {
      name: { zh: "驼色羊毛床尾毯", en: "Camel wool for a bed's foot", vi: "Chăn len lạc đà cuối giường" },
      values: { width: 1700, depth: 700, height: 350 },
      finishes: { cloth: "wool-camel", fringe: "wool-camel" },
    },
    {
      name: { zh: "赤陶针织毯", en: "Terracotta knit", vi: "Chăn đan đất nung" },
      values: { fringe: false, depth: 500 },
      finishes: { cloth: "knit-terracotta" },
    },
  ],
})

/** A throw folded in layers, its fringe to the front. */
export const foldedThrow = defineModel({
  id: "throw.folded",
  category: "textiles",
  name: { zh: "叠放毯子", en: "Folded throw", vi: "Chăn gấp" },
  words,
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

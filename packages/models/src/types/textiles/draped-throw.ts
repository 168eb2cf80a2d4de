import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pad } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { drapedCover, gatherEnds } from "./draped-cover.ts"
import { fringe, throwWords } from "./throws.ts"

/** How a throw goes over what it lies on: the bend at its edges, and how much of its width lies on top. */
function hangOf(width: number) {
  const [radius, flare, fold, thick] = [0.045, 0.004, 0.03, 0.007]
  return { radius, flare, fold, thick, top: width - 2 * (radius + flare + fold * 0.9 + thick / 2 + 0.008) }
}

/** Thrown over, it lies in soft ridges that run on from one end over the top to the other. */
const gathered =
  (width: number) =>
  (x: number, z: number): number => {
    const bend = 1.5 * noise3(x * 1.6, z * 2.4, 3, 5)
    const ridge = 0.5 + 0.5 * Math.sin((z / 0.15) * 2 * Math.PI + bend)
    // Over the end of a bed it is smoothed out by hand.
    const slack = Math.min(1, 0.3 + (Math.abs(x) / width) * 1.5 + 0.25 / width)
    return 0.019 * slack * ridge ** 1.5 * (0.62 + 0.5 * noise3(x * 2.1, z * 4, 8, 6))
  }

/** A throw over an arm or the end of a bed. */
export const drapedThrow = defineModel({
  id: "throw.draped",
  category: "textiles",
  name: { zh: "搭毯", en: "Draped throw", vi: "Chăn vắt" },
  words: throwWords,
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
  shown: ({ width, depth, height }) => {
    const { radius, top } = hangOf(width)
    const size: Vec3 = [top + 2 * radius - 0.026, height - 0.042, depth + 0.3]
    return {
      azimuth: 48,
      elevation: 20,
      on: place(pad({ size, radius: Math.min(0.055, size[0] / 4), swell: 0.004, wrinkle: 0 }), {
        at: [0, size[1] / 2, -0.05],
      }),
    }
  },
  build({ width, depth, height, fringe: isFringed }) {
    const parts = openParts()
    const tassel = isFringed ? 0.055 : 0
    const { radius, flare, fold, thick, top } = hangOf(width)
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
          cells: [46, 62],
          wrinkle: 0.006,
          relief: gathered(width),
        }),
        { at: [0, height - thick / 2 - 0.02, 0] },
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

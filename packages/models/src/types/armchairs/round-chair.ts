import { horseshoe, padAlong } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { splayedLegs, symbolTub } from "./armchair-parts.ts"

/** A round seat in the arm of a thick ring: everything is soft, nothing has a corner. */
export const roundChair = defineModel({
  id: "armchair.round",
  category: "armchairs",
  name: { zh: "云朵单人椅", en: "Round lounge chair", vi: "Ghế bành tròn" },
  words: {
    zh: ["羊羔绒单椅", "泰迪椅", "单人沙发", "懒人沙发"],
    en: ["bouclé chair", "teddy chair", "armchair", "cocktail chair"],
    vi: ["ghế lông cừu", "ghế bouclé", "ghế thư giãn", "sofa đơn"],
  },
  parameters: {
    width: length(900, 780, 1050, 10),
    depth: length(860, 760, 1000, 10),
    height: length(700, 640, 800, 10),
    arms: choice("level", "sloping"),
    foot: choice("floor", "legs"),
  },
  slots: {
    upholstery: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
    foot: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 400 },
  build({ width, depth, height, arms, foot }) {
    const parts = openParts()
    const ring = 0.235
    const low = foot === "legs" ? 0.13 : 0.012
    const centre = ring / 2 + 0.004
    const raw = horseshoe(width - 2 * centre, depth * 0.82 - centre, width / 2 - centre)
    const path = (at: number): Vec3 => {
      const [x, , z] = raw(at)
      return [x, 0, z - depth * 0.09 + centre / 2]
    }
    const ends = (at: number): number => Math.abs(at * 2 - 1)
    const drop = arms === "sloping" ? 0.2 : 0.06
    parts.add(
      "upholstery",
      padAlong({
        path,
        bottom: low + 0.02,
        top: (at) => height - drop * ends(at) ** 2.2 - 0.01,
        thickness: (at) => ring * (1 - 0.12 * ends(at) ** 3),
        radius: 0.112,
        rounds: 7,
        cells: [40, 5, 1],
        swell: 0.014,
        wrinkle: 0.01,
        seed: 6,
      }),
      place(
        roundCushion({
          size: [width - 2 * ring + 0.07, 0.24, depth - ring + 0.03],
          radius: 0.1,
          rounds: 6,
          crown: 0.03,
          bulge: 0.02,
          wrinkle: 0.006,
          roundness: 0.78,
          cells: 13,
          seed: 5,
        }),
        { at: [0, 0.42 - 0.12, ring / 2 - 0.025] },
      ),
      place(
        roundCushion({
          size: [width - 2 * ring + 0.04, 0.24 - low, depth - ring - 0.02],
          radius: 0.06,
          rounds: 4,
          crown: 0,
          bulge: 0.01,
          roundness: 0.78,
          cells: 10,
          seed: 9,
        }),
        { at: [0, low + (0.24 - low) / 2, ring / 2 - 0.025] },
      ),
    )
    if (foot === "legs")
      parts.add(
        "foot",
        splayedLegs([width * 0.3, depth * 0.3], low + 0.04, {
          splay: 0.01,
          topRadius: 0.03,
          footRadius: 0.022,
        }),
      )
    else
      parts.add(
        "foot",
        place(
          roundCushion({
            size: [width * 0.7, 0.03, depth * 0.7],
            radius: 0.003,
            rounds: 1,
            crown: 0,
            bulge: 0,
            wrinkle: 0,
            levels: 1,
            cells: 8,
          }),
          {
            at: [0, 0.015, 0],
          },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolTub(width, depth, 0.62),
  looks: [
    { name: { zh: "奶油羊羔绒圆椅", en: "Round chair in cream bouclé", vi: "Ghế tròn bouclé kem" } },
    {
      name: { zh: "斜臂赭黄圆椅", en: "Sloping arms in ochre velvet", vi: "Ghế tay dốc nhung vàng đất" },
      values: { arms: "sloping", height: 760, foot: "legs" },
      finishes: { upholstery: "velvet-ochre", foot: "oak-natural" },
    },
    {
      name: { zh: "灰色圆椅", en: "Low round chair in grey bouclé", vi: "Ghế tròn thấp bouclé xám" },
      values: { width: 1000, depth: 960, height: 650 },
      finishes: { upholstery: "boucle-grey", foot: "oak-black" },
    },
  ],
})

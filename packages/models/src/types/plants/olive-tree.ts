import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { growInPot } from "./grow.ts"
import { potSlots, potStyles } from "./pot.ts"

const oliveLeaves = [0.6, 0.85, 1.1].map((size, i) =>
  leaf({
    length: 0.096 * size,
    width: 0.025 * size,
    widest: 0.45,
    fold: 0.3,
    droop: 0.3 + i * 0.25,
    twist: i * 0.25,
    cells: [2, 3],
  }),
)

/** A twig with leaves in pairs, each pair turned by a quarter against the last. */
function addTwig(
  leaves: Mesh[],
  wood: Mesh[],
  { from, way, far, random }: { from: Vec3; way: Vec3; far: number; random: () => number },
): void {
  const middle = add3(from, scale3(unit3(add3(way, [0, 0.35, 0])), far * 0.5))
  const tip = add3(middle, scale3(unit3(add3(way, [random() - 0.5, 0.75, random() - 0.5])), far * 0.5))
  const curve = curveThrough([from, middle, tip])
  wood.push(tube({ path: curve, radius: (at) => 0.0032 * (1.15 - at), steps: 5, sides: 5, ends: "none" }))
  const pairs = Math.max(4, Math.round(far / 0.024))
  for (let pair = 1; pair <= pairs; pair++) {
    const at = 0.12 + (0.88 * pair) / pairs
    const along = unit3(subtract3(curve(Math.min(1, at + 0.03)), curve(at - 0.06)))
    for (const side of [0, Math.PI]) {
      const turn = side + (pair * Math.PI) / 2 + random() * 0.7
      const out = directionOf(turn, 0.15 + random() * 0.4)
      const shape = oliveLeaves[Math.floor(random() * 3)]
      if (!shape) continue
      leaves.push(
        aim(shape, {
          at: curve(at),
          along: add3(scale3(along, 0.75), out),
          facing: add3(along, [0, 0.4, 0]),
          scale: 1.12 - 0.42 * at,
        }),
      )
    }
  }
}

/** An olive tree with a silver crown on a bent old stem. */
export const oliveTree = defineModel({
  id: "plant.olive",
  category: "plants",
  name: { zh: "橄榄树", en: "Olive tree", vi: "Cây ô liu" },
  words: {
    zh: ["绿植", "盆栽", "植物", "室内树"],
    en: ["plant", "tree", "potted", "greenery", "mediterranean"],
    vi: ["cây", "cây cảnh", "cây xanh", "chậu cây"],
  },
  parameters: {
    width: length(850, 650, 1100, 50),
    depth: length(800, 650, 1100, 50),
    height: length(1700, 1300, 2200, 100),
    crown: choice("open", "ball"),
    stems: choice("single", "twin"),
    pot: potStyles,
  },
  slots: {
    ...potSlots,
    leaves: { finish: "leaf-olive", accepts: ["plant"] },
    trunk: { finish: "bark-brown" },
  },
  anchor: "floor",
  build({ width, depth, height, crown, stems, pot }) {
    const reach = Math.min(width, depth) / 2
    const potRadius = 0.17 + (height - 1.3) * 0.05
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: potRadius * (pot === "stand" ? 2.3 : 1.75),
      grow: (soil) => {
        const random = openChance(crown === "ball" ? 11 : 7)
        const [leaves, wood]: [Mesh[], Mesh[]] = [[], []]
        const fork = soil + (height - soil) * (crown === "ball" ? 0.52 : 0.42)
        const trunks = stems === "twin" ? [-1, 1] : [1]
        for (const side of trunks) {
          const lean = trunks.length > 1 ? side * 0.07 : 0
          const top: Vec3 = [0.012 + lean, fork, 0.01]
          wood.push(
            tube({
              path: [
                [lean * 0.3, soil - 0.03, 0],
                [0.035 + lean * 0.4, soil + (fork - soil) * 0.33, 0.02],
                [-0.025 + lean, soil + (fork - soil) * 0.68, -0.012],
                top,
              ],
              radius: (at) =>
                (0.03 - 0.012 * at) * (1 + 0.12 * Math.sin(at * 19)) * (trunks.length > 1 ? 0.72 : 1),
              steps: 22,
              sides: 10,
            }),
          )
          const boughs = trunks.length > 1 ? 9 : 17
          for (let b = 0; b < boughs; b++) {
            const around = b * 2.399 + side + 0.4
            const rise = crown === "ball" ? -0.25 + (b / boughs) * 1.75 : 0.12 + (b / boughs) * 1.3
            const far = reach * (0.62 + 0.3 * random()) * (crown === "ball" ? 0.82 : 1)
            const out = directionOf(around, Math.min(1.45, rise))
            const tall = ((height - fork) * (crown === "ball" ? 0.62 : 0.86)) / Math.max(0.2, reach)
            const start = add3(top, [0, -0.1 * random(), 0])
            const lift = crown === "ball" ? (height - fork) * 0.36 : 0
            const end = add3(start, [out[0] * far, lift + out[1] * far * tall, out[2] * far])
            const middle = add3(start, [
              out[0] * far * 0.42,
              (lift + out[1] * far * tall) * 0.6,
              out[2] * far * 0.42,
            ])
            const bough = curveThrough([start, middle, end])
            wood.push(tube({ path: bough, radius: (at) => 0.0095 - 0.006 * at, steps: 8, sides: 6 }))
            const twigs = 7
            for (let t = 0; t < twigs; t++) {
              const at = 0.34 + (0.66 * (t + random() * 0.5)) / (twigs - 0.5)
              const place = bough(Math.min(1, at))
              const way = unit3(
                add3(directionOf(around + (t % 2 ? 1.1 : -1.1) * (1.1 - at), 0.15), [0, random() * 0.5, 0]),
              )
              addTwig(leaves, wood, {
                from: place,
                way,
                far: reach * (0.24 + 0.16 * random()),
                random,
              })
            }
          }
        }
        return { trunk: wood, leaves }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 13),
  looks: [
    { name: { zh: "陶盆橄榄树", en: "Olive tree in a chalk pot", vi: "Cây ô liu chậu trắng" } },
    {
      name: { zh: "赤陶球形橄榄树", en: "Ball olive in terracotta", vi: "Ô liu tán tròn chậu đất nung" },
      values: { crown: "ball", height: 1500, width: 700, depth: 700, pot: "rounded" },
      finishes: { pot: "ceramic-terracotta", saucer: "ceramic-terracotta" },
    },
    {
      name: { zh: "双干橄榄树", en: "Twin-stem olive in a basket", vi: "Ô liu hai thân giỏ cói" },
      values: { stems: "twin", height: 1900, width: 1000, depth: 900, pot: "basket" },
      finishes: { pot: "seagrass" },
    },
  ],
})

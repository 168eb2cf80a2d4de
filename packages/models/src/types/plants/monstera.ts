import { aim, directionOf } from "../../geometry/aim.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { growInPot } from "./grow.ts"
import { potSlots, potStyles } from "./pot.ts"

/** A heart whose halves are cut between the veins; young leaves are whole. */
const cutLeaf = (cuts: number, seed: number, droop: number): Mesh =>
  leaf({
    length: 0.36,
    width: 0.34,
    seed,
    outline: (at) => {
      const heart = Math.max(0, Math.sin(Math.PI * Math.max(0, at) ** 0.62)) ** 0.62
      if (cuts === 0 || at < 0.14 || at > 0.9) return heart
      const beat = (((at - 0.14) / 0.76) * cuts + seed * 0.17) % 1
      const slit = Math.max(0, 1 - Math.abs(beat - 0.5) / 0.2)
      return heart * (1 - 0.52 * Math.min(1, slit * 1.6))
    },
    // The lobes sweep to the tip, the lowest ones back past the stalk.
    reach: (side, at) => side ** 1.5 * (0.16 * at - 0.26 * (1 - at) ** 2.5),
    fold: 0.2,
    wave: 0.04,
    droop,
    cells: [6, cuts === 0 ? 12 : cuts * 6 + 6],
  })
const kinds = [cutLeaf(5, 1, 0.7), cutLeaf(6, 2, 0.95), cutLeaf(4, 3, 0.5), cutLeaf(0, 4, 0.6)]

/** A Swiss cheese plant with cut leaves on long arching stalks. */
export const monstera = defineModel({
  id: "plant.monstera",
  category: "plants",
  name: { zh: "龟背竹", en: "Monstera", vi: "Trầu bà lá xẻ" },
  words: {
    zh: ["绿植", "盆栽", "植物", "大叶植物"],
    en: ["plant", "swiss cheese plant", "potted", "greenery", "tropical"],
    vi: ["cây", "cây cảnh", "cây xanh", "monstera", "chậu cây"],
  },
  parameters: {
    width: length(950, 650, 1300, 50),
    depth: length(900, 650, 1300, 50),
    height: length(1050, 700, 1500, 50),
    leaves: count(15, 9, 20),
    habit: choice("spreading", "upright"),
    pot: potStyles,
  },
  slots: {
    ...potSlots,
    foliage: { finish: "leaf-deep", accepts: ["plant"] },
    young: { finish: "leaf-green", accepts: ["plant"] },
    stalks: { finish: "leaf-green", accepts: ["plant"] },
  },
  anchor: "floor",
  build({ width, depth, height, leaves: number, habit, pot }) {
    const potRadius = 0.13 + height * 0.04
    const reach = Math.min(width, depth) / 2
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: potRadius * (pot === "stand" ? 2.5 : 1.75),
      grow: (soil, inside) => {
        const random = openChance(habit === "upright" ? 4 : 2)
        const [foliage, young, stalks]: [Mesh[], Mesh[], Mesh[]] = [[], [], []]
        const size = Math.min(1.25, reach / 0.46)
        for (let i = 0; i < number; i++) {
          // From the outer, older and lower leaves to the young ones in the middle.
          const t = i / (number - 1)
          const around = i * 2.399 + 0.5 * random()
          const far =
            reach * (habit === "upright" ? 0.42 : 0.62) * (1.05 - 0.72 * t) * (0.85 + 0.3 * random())
          const up = (height - soil) * (0.24 + 0.68 * t ** 0.8) * (0.9 + 0.2 * random())
          const foot: Vec3 = [Math.cos(around) * inside * 0.3, soil - 0.01, Math.sin(around) * inside * 0.3]
          const end: Vec3 = [Math.cos(around) * far, soil + up, Math.sin(around) * far]
          const knee: Vec3 = [Math.cos(around) * far * 0.38, soil + up * 0.66, Math.sin(around) * far * 0.38]
          stalks.push(
            tube({
              path: [foot, knee, end],
              radius: (at) => (0.0085 - 0.0045 * at) * size,
              steps: 9,
              sides: 6,
            }),
          )
          const isYoung = t > 0.84
          const kind = kinds[isYoung ? 3 : i % 3]
          if (!kind) continue
          const tilt = isYoung ? 0.9 : -0.45 + 0.75 * t + 0.3 * (random() - 0.5)
          const along = directionOf(around + (random() - 0.5) * 0.5, tilt)
          const scale = size * (isYoung ? 0.62 : 0.74 + 0.36 * random()) * (1.05 - 0.2 * t)
          const set = isYoung ? young : foliage
          set.push(
            aim(kind, {
              at: add3(end, scale3(along, -0.02)),
              along,
              facing: add3(directionOf(around, 0), [random() * 0.6 - 0.3, 1.1, random() * 0.6 - 0.3]),
              scale,
            }),
          )
        }
        return { stalks, foliage, young }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 9),
  looks: [
    { name: { zh: "龟背竹盆栽", en: "Monstera in a chalk pot", vi: "Trầu bà lá xẻ chậu trắng" } },
    {
      name: { zh: "藤篮龟背竹", en: "Tall monstera in a basket", vi: "Trầu bà lá xẻ cao giỏ mây" },
      values: { habit: "upright", height: 1350, width: 900, depth: 900, pot: "basket", leaves: 18 },
      finishes: { pot: "rattan-natural" },
    },
    {
      name: { zh: "木架小龟背竹", en: "Small monstera on a stand", vi: "Trầu bà nhỏ trên kệ gỗ" },
      values: { height: 800, width: 700, depth: 700, pot: "stand", leaves: 10 },
      finishes: { pot: "ceramic-sage", saucer: "walnut-natural" },
    },
  ],
})

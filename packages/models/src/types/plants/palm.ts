import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, cross3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { growInPot } from "./grow.ts"
import { potSlots, potStyles } from "./pot.ts"

const leaflets = [0.5, 0.8, 1.1, 1.4].map((droop) =>
  leaf({ length: 1, width: 0.1, widest: 0.34, taper: 1, fold: 0.7, droop, cells: [2, 6] }),
)

/** A kentia with few broad arching fronds, or an areca with many slender ones. */
export const palm = defineModel({
  id: "plant.palm",
  category: "plants",
  name: { zh: "棕榈", en: "Palm", vi: "Cây cọ cảnh" },
  words: {
    zh: ["绿植", "盆栽", "散尾葵", "肯蒂亚椰子", "植物"],
    en: ["plant", "kentia", "areca", "potted", "greenery", "tropical"],
    vi: ["cây", "cây cảnh", "cây xanh", "cau", "chậu cây"],
  },
  parameters: {
    width: length(1150, 850, 1500, 50),
    depth: length(1100, 850, 1500, 50),
    height: length(1700, 1200, 2200, 100),
    species: choice("kentia", "areca"),
    fronds: count(11, 7, 14),
    pot: potStyles,
  },
  slots: {
    ...potSlots,
    leaves: { finish: "leaf-green", accepts: ["plant"] },
    stalks: { finish: "leaf-light", accepts: ["plant"] },
  },
  anchor: "floor",
  build({ width, depth, height, species, fronds, pot }) {
    const potRadius = 0.13 + height * 0.035
    const reach = Math.min(width, depth) / 2
    const isKentia = species === "kentia"
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: potRadius * (pot === "stand" ? 2.5 : 1.8),
      grow: (soil, inside) => {
        const random = openChance(isKentia ? 6 : 9)
        const [leaves, stalks]: [Mesh[], Mesh[]] = [[], []]
        const number = isKentia ? fronds : Math.round(fronds * 1.4)
        for (let f = 0; f < number; f++) {
          const t = f / (number - 1)
          const around = f * 2.399 + random() * 0.4
          const tall =
            (height - soil) * (isKentia ? 0.58 + 0.36 * t : 0.5 + 0.46 * t) * (0.94 + 0.1 * random())
          const far = reach * (isKentia ? 1.02 - 0.58 * t : 0.92 - 0.6 * t) * (0.88 + 0.2 * random())
          const at = (out: number, up: number): Vec3 => [
            Math.cos(around) * out,
            soil + up,
            Math.sin(around) * out,
          ]
          const sag = isKentia ? 0.72 + 0.22 * t : 0.9 + 0.1 * t
          const rib = curveThrough([
            at(inside * (0.1 + 0.25 * random()), -0.02),
            at(far * 0.16, tall * 0.55),
            at(far * 0.52, tall * 0.96),
            at(far, tall * sag),
          ])
          stalks.push(
            tube({ path: rib, radius: (q) => (isKentia ? 0.008 : 0.0055) * (1.08 - q), steps: 14, sides: 6 }),
          )
          const pairs = isKentia ? 17 : 15
          const first = isKentia ? 0.44 : 0.36
          for (let i = 0; i < pairs; i++) {
            const q = first + ((1 - first) * (i + 0.5)) / pairs
            const along = unit3(subtract3(rib(Math.min(1, q + 0.02)), rib(q - 0.02)))
            const flat = unit3(cross3(along, [0, 1, 0]))
            const over = unit3(cross3(flat, along))
            const tip = (i + 0.5) / pairs
            const size =
              (isKentia ? 0.36 : 0.27) *
              (reach / 0.55) *
              (0.35 + 0.75 * Math.sin(Math.PI * (0.2 + 0.7 * tip))) *
              (0.9 + 0.2 * random())
            for (const side of [-1, 1]) {
              const kind = leaflets[isKentia ? 1 + Math.floor(random() * 3) : Math.floor(random() * 3)]
              if (!kind) continue
              const open = 1.02 - 0.62 * tip ** 2
              const way = add3(
                add3(scale3(flat, side * open), scale3(along, 1.1 - open * 0.55)),
                scale3(over, isKentia ? 0.12 : 0.42),
              )
              leaves.push(aim(kind, { at: rib(q), along: way, facing: add3(over, [0, 0.4, 0]), scale: size }))
            }
          }
          // The end of a frond is a leaflet too.
          const end = unit3(subtract3(rib(1), rib(0.94)))
          const last = leaflets[0]
          if (last) leaves.push(aim(last, { at: rib(1), along: end, scale: 0.16 * (reach / 0.55) }))
        }
        // Bare canes or old sheaths around the foot.
        for (let i = 0; i < (isKentia ? 3 : 6); i++) {
          const way = directionOf(i * 2.399, 1.3)
          stalks.push(
            tube({
              path: [
                [way[0] * 0.15, soil - 0.02, way[2] * 0.15],
                [way[0] * 0.22, soil + 0.16 + 0.05 * random(), way[2] * 0.22],
              ],
              radius: (q) => 0.016 - 0.009 * q,
              steps: 4,
              sides: 8,
            }),
          )
        }
        return { stalks, leaves }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 11),
  looks: [
    { name: { zh: "肯蒂亚棕榈", en: "Kentia palm", vi: "Cọ Kentia" } },
    {
      name: { zh: "藤篮散尾葵", en: "Areca palm in a basket", vi: "Cau vàng giỏ mây" },
      values: { species: "areca", height: 1500, width: 1000, depth: 1000, pot: "basket" },
      finishes: { pot: "rattan-natural", leaves: "leaf-light" },
    },
    {
      name: { zh: "青铜盆棕榈", en: "Tall kentia in dark bronze", vi: "Kentia cao chậu đồng đen" },
      values: { height: 2100, width: 1300, depth: 1250, pot: "cylinder", fronds: 13 },
      finishes: { pot: "bronze-dark", saucer: "bronze-dark", leaves: "leaf-deep" },
    },
  ],
})

import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
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

/** A fiddle: narrow shoulders, a waist, a broad round end. Rubber plants are plain ovals. */
const outlines = {
  fiddle: (at: number): number =>
    Math.sqrt(Math.max(0, Math.sin(Math.PI * Math.max(0, at) ** 1.25))) * (0.5 + 0.55 * at ** 1.4),
  rubber: (at: number): number => Math.max(0, Math.sin(Math.PI * Math.max(0, at) ** 0.9)) ** 0.72,
} as const

const leafKinds = {
  fiddle: [0, 1, 2].map((i) =>
    leaf({
      length: 0.26,
      width: 0.19,
      outline: outlines.fiddle,
      fold: 0.16,
      wave: 0.13,
      droop: 0.5 + i * 0.35,
      seed: i,
      cells: [6, 11],
    }),
  ),
  rubber: [0, 1, 2].map((i) =>
    leaf({
      length: 0.23,
      width: 0.115,
      outline: outlines.rubber,
      fold: 0.24,
      wave: 0.02,
      droop: 0.3 + i * 0.3,
      seed: i,
      cells: [4, 9],
    }),
  ),
} as const

/** A fiddle-leaf fig or a rubber plant: big leaves in a spiral around upright stems. */
export const fiddleLeaf = defineModel({
  id: "plant.fiddle-leaf",
  category: "plants",
  name: { zh: "琴叶榕", en: "Fiddle-leaf fig", vi: "Cây bàng Singapore" },
  words: {
    zh: ["绿植", "盆栽", "橡皮树", "大叶植物"],
    en: ["plant", "ficus", "rubber plant", "potted", "greenery", "tree"],
    vi: ["cây", "cây cảnh", "cây xanh", "đa búp đỏ", "chậu cây"],
  },
  parameters: {
    width: length(700, 550, 950, 50),
    depth: length(700, 550, 950, 50),
    height: length(1600, 1000, 2100, 100),
    species: choice("fiddle", "rubber"),
    shape: choice("bush", "tree"),
    stems: count(2, 1, 3),
    pot: potStyles,
  },
  slots: {
    ...potSlots,
    leaves: { finish: "leaf-green", accepts: ["plant"] },
    young: { finish: "leaf-light", accepts: ["plant"] },
    trunk: { finish: "bark-brown" },
  },
  anchor: "floor",
  build({ width, depth, height, species, shape, stems, pot }) {
    const potRadius = 0.15 + height * 0.012
    const reach = Math.min(width, depth) / 2
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: potRadius * (pot === "stand" ? 2.4 : 1.8),
      grow: (soil, inside) => {
        const random = openChance(5)
        const kinds = leafKinds[species]
        const [leaves, young, wood]: [Mesh[], Mesh[], Mesh[]] = [[], [], []]
        const size = Math.min(1.15, reach / 0.31)
        for (let s = 0; s < stems; s++) {
          const around = s * 2.3 + 0.6
          const tall = (height - soil) * (s === 0 ? 0.93 : 0.86 - s * 0.13)
          const lean = stems > 1 ? inside * 0.35 : 0.01
          const bow = 0.06 + 0.05 * random()
          const at = (far: number, up: number): Vec3 => [
            Math.cos(around) * far,
            soil - 0.02 + up,
            Math.sin(around) * far,
          ]
          const stem = curveThrough([
            at(lean, 0),
            at(lean + bow * 0.7, tall * 0.35),
            at(lean + bow * 0.5, tall * 0.7),
            at(lean + bow * 1.3, tall),
          ])
          wood.push(tube({ path: stem, radius: (t) => 0.0135 - 0.0065 * t, steps: 14, sides: 8 }))
          const first = shape === "tree" ? 0.52 : 0.22
          const gap = species === "fiddle" ? 0.031 : 0.036
          const number = Math.round((tall * (1 - first)) / (gap * size))
          for (let i = 0; i <= number; i++) {
            const t = first + ((1 - first) * i) / number
            const rise = 0.15 + 0.75 * t ** 3 + 0.25 * random() - 0.25 * (1 - t)
            const out = directionOf(around + i * 2.399 + random() * 0.4, i === number ? 1.25 : rise)
            const scale = size * (0.76 + 0.42 * Math.sin(Math.PI * (0.22 + 0.62 * t)) + 0.15 * random() - 0.1)
            const stalk = add3(stem(t), scale3(out, 0.045 * size))
            const kind = kinds[Math.floor(random() * 3)]
            if (!kind) continue
            const isYoung = i > number - 3
            wood.push(
              tube({
                path: [stem(t), add3(stalk, [0, 0.006, 0])],
                radius: 0.0035,
                steps: 2,
                sides: 5,
                ends: "none",
              }),
            )
            const set = isYoung ? young : leaves
            set.push(
              aim(kind, {
                at: stalk,
                // Held out by their stalks, old blades sink a little and show their faces; young ones stand.
                along: isYoung ? out : add3(out, [0, -0.36 * (1 - 0.7 * t), 0]),
                facing: isYoung ? [0, 1, 0] : add3(out, [0, 0.7, 0]),
                scale: scale * (isYoung ? 0.8 : 1.2),
              }),
            )
          }
        }
        return { trunk: wood, leaves, young }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 8),
  looks: [
    { name: { zh: "琴叶榕盆栽", en: "Fiddle-leaf fig, bushy", vi: "Bàng Singapore dáng bụi" } },
    {
      name: { zh: "独干琴叶榕", en: "Fiddle-leaf standard in a basket", vi: "Bàng Singapore thân đơn" },
      values: { shape: "tree", stems: 1, height: 1800, pot: "basket" },
      finishes: { pot: "seagrass" },
    },
    {
      name: { zh: "木架橡皮树", en: "Rubber plant on an oak stand", vi: "Đa búp đỏ trên kệ gỗ sồi" },
      values: { species: "rubber", height: 1300, width: 600, depth: 600, pot: "stand", stems: 3 },
      finishes: { leaves: "leaf-deep", pot: "ceramic-black", young: "leaf-green" },
    },
  ],
})

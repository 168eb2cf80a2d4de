import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { ball } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { growInPot } from "./grow.ts"
import { potSlots, potStyles } from "./pot.ts"

const strap = leaf({
  length: 0.24,
  width: 0.085,
  widest: 0.55,
  taper: 0.6,
  fold: 0.22,
  droop: 1.1,
  cells: [4, 10],
})
const sepal = leaf({ length: 0.042, width: 0.026, widest: 0.5, fold: 0.1, droop: 0.35, cells: [2, 5] })
const wing = leaf({
  length: 0.046,
  width: 0.056,
  widest: 0.62,
  taper: 0.6,
  fold: 0.14,
  wave: 0.06,
  droop: 0.3,
  cells: [4, 6],
})

/** Three sepals behind two broad petals; looks to z. */
const bloom: Mesh = mergeMeshes([
  ...[0, 2.2, -2.2].map((turn) => place(sepal, { turn: [0, 0, turn], at: [0, 0, -0.003] })),
  ...[1.25, -1.25].map((turn) => place(wing, { turn: [0, 0, turn] })),
])
const lip: Mesh = mergeMeshes([
  place(ball(0.0055, 10), { at: [0, -0.002, 0.006], scale: [1, 1.2, 1] }),
  place(
    leaf({ length: 0.022, width: 0.018, widest: 0.6, taper: 0.6, fold: 0.6, droop: -1.2, cells: [2, 4] }),
    { turn: [0.5, 0, Math.PI], at: [0, -0.003, 0.006] },
  ),
  ...[0.9, -0.9].map((turn) =>
    place(leaf({ length: 0.014, width: 0.011, fold: 0.4, droop: -1, cells: [2, 3] }), {
      turn: [0, 0, Math.PI + turn],
      at: [0, -0.002, 0.007],
    }),
  ),
])

/** A moth orchid: strap leaves and arching sprays of flowers tied to sticks. */
export const orchid = defineModel({
  id: "plant.orchid",
  category: "plants",
  name: { zh: "蝴蝶兰", en: "Orchid", vi: "Lan hồ điệp" },
  words: {
    zh: ["绿植", "兰花", "盆花", "鲜花"],
    en: ["plant", "flower", "phalaenopsis", "potted"],
    vi: ["cây", "hoa", "hoa lan", "chậu hoa"],
  },
  parameters: {
    width: length(380, 300, 520, 20),
    depth: length(340, 260, 480, 20),
    height: length(640, 480, 820, 20),
    sprays: count(2, 1, 3),
    flowers: count(7, 4, 9),
    pot: potStyles,
  },
  slots: {
    pot: { ...potSlots.pot, finish: "ceramic-white" },
    saucer: potSlots.saucer,
    soil: { finish: "moss-green", accepts: ["plant"] },
    leaves: { finish: "leaf-deep", accepts: ["plant"] },
    stems: { finish: "leaf-green", accepts: ["plant"] },
    petals: { finish: "petal-white", accepts: ["plant"] },
    lips: { finish: "petal-pink", accepts: ["plant"] },
  },
  anchor: "surface",
  build({ width, depth, height, sprays, flowers, pot }) {
    const potRadius = 0.068 + (Math.min(width, depth) - 0.26) * 0.06
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: potRadius * (pot === "stand" ? 2.5 : 1.85),
      grow: (soil) => {
        const random = openChance(5)
        const [leaves, stems, petals, lips]: [Mesh[], Mesh[], Mesh[], Mesh[]] = [[], [], [], []]
        for (let i = 0; i < 6; i++) {
          const around = (i % 2) * Math.PI + (i - 2.5) * 0.24
          leaves.push(
            aim(strap, {
              at: [Math.cos(around) * 0.012, soil + 0.004 * i, Math.sin(around) * 0.012],
              along: directionOf(around, 0.55 + 0.1 * i),
              scale: (0.85 + 0.25 * random()) * (1 - 0.05 * i),
            }),
          )
        }
        for (let s = 0; s < sprays; s++) {
          const side = s % 2 === 0 ? 1 : -1
          const tall = (height - soil) * (s === 0 ? 1 : 0.84 - 0.08 * s)
          const x = (far: number): number => side * far * width
          const z = s === 2 ? 0.13 : 0.02
          const stem = curveThrough([
            [side * 0.015, soil - 0.01, 0],
            [x(0.04), soil + tall * 0.45, z * 0.3],
            [x(0.07), soil + tall * 0.8, z * 0.6],
            [x(0.22), soil + tall * 0.98, z],
            [x(0.42), soil + tall * 0.86, z * 1.6 + 0.01],
            [x(0.5), soil + tall * 0.68, z * 2 + 0.02],
          ])
          stems.push(tube({ path: stem, radius: (t) => 0.0034 - 0.0018 * t, steps: 26, sides: 7 }))
          stems.push(
            tube({
              path: [
                [side * 0.03, soil - 0.01, -0.006],
                [x(0.066), soil + tall * 0.82, z * 0.5 - 0.005],
              ],
              radius: 0.0021,
              steps: 2,
              sides: 6,
            }),
          )
          for (let f = 0; f < flowers; f++) {
            const t = 0.56 + (0.36 * f) / Math.max(1, flowers - 1)
            const along = unit3(subtract3(stem(Math.min(1, t + 0.02)), stem(t - 0.02)))
            const out: Vec3 = unit3([
              along[0] * 0.2 + (f % 2 ? 0.45 : -0.3) * side,
              -0.22 + 0.2 * random(),
              0.95,
            ])
            const stalk = add3(stem(t), add3(scale3(out, 0.02), [0, f % 2 ? 0.012 : -0.012, 0]))
            stems.push(tube({ path: [stem(t), stalk], radius: 0.0012, steps: 2, sides: 4, ends: "none" }))
            const scale = (1.12 - 0.42 * (f / flowers) ** 1.5) * (0.95 + 0.1 * random())
            const put = (mesh: Mesh): Mesh =>
              aim(mesh, { at: stalk, along: [0.1 * side, 1, 0.15], facing: out, scale })
            petals.push(put(bloom))
            lips.push(put(lip))
          }
          for (let b = 0; b < 3; b++) {
            const t = 0.95 + b * 0.024
            stems.push(place(ball(0.0075 - b * 0.0015, 10), { at: stem(t), scale: [1, 1.35, 1] }))
          }
        }
        return { leaves, stems, petals, lips }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 6),
  looks: [
    { name: { zh: "白色蝴蝶兰", en: "White moth orchid", vi: "Lan hồ điệp trắng" } },
    {
      name: { zh: "粉色蝴蝶兰", en: "Pink orchid in sage glaze", vi: "Lan hồ điệp hồng" },
      values: { sprays: 1, flowers: 8, pot: "rounded", height: 560 },
      finishes: { petals: "petal-pink", lips: "petal-red", pot: "ceramic-sage", saucer: "ceramic-sage" },
    },
    {
      name: { zh: "三梗蝴蝶兰", en: "Three sprays in black ceramic", vi: "Lan ba cành chậu đen" },
      values: { sprays: 3, flowers: 9, pot: "cylinder", height: 740, width: 460 },
      finishes: { pot: "ceramic-black", saucer: "ceramic-black", lips: "petal-red" },
    },
  ],
})

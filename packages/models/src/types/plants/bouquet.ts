import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { ball } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { arrange } from "./vase-of.ts"

/** Petals that close around each other; a flower grows along y. */
const whorl = (count: number, shape: Mesh, rise: number, turn: number, lift = 0): readonly Mesh[] =>
  Array.from({ length: count }, (_, i) =>
    aim(shape, {
      at: [0, lift, 0],
      along: directionOf(turn + (i / count) * 2 * Math.PI, rise),
      facing: [0, 1, 0],
    }),
  )

/** A petal of a tulip: it stands on the origin, cups around the y axis and closes above. */
const tulipPetal = (around: number, girth: number): Mesh =>
  sheet({
    cells: [4, 6],
    surface: (u, v): Vec3 => {
      const side = u * 2 - 1
      const at = 0.02 + 0.98 * v
      // An egg: full in its lower half, drawn in at its mouth.
      const reach = girth * Math.sin(Math.PI * (0.06 + 0.74 * at)) ** 0.72
      const wide = 1.12 * Math.sqrt(Math.max(0, 1 - at ** 5)) * (0.35 + 0.65 * Math.min(1, at * 2.6))
      const angle = around + side * wide
      const out = reach * (1 + 0.07 * side * side * at)
      return [Math.sin(angle) * out, 0.056 * at - 0.004 * side * side * at, Math.cos(angle) * out]
    },
    uv: (u, v) => [v * 0.06, (u - 0.5) * 0.045],
  })
const tulip = mergeMeshes(
  [0, 1, 2, 3, 4, 5].map((i) => tulipPetal((i * Math.PI) / 3, i % 2 === 0 ? 0.0225 : 0.0205)),
)

const round = leaf({
  length: 0.042,
  width: 0.046,
  widest: 0.6,
  taper: 0.5,
  fold: 0.3,
  wave: 0.12,
  droop: -1.35,
  cells: [2, 4],
})
/** A garden rose or peony: rings of round petals, tighter to the middle. */
const peony = mergeMeshes(
  [0, 1, 2, 3, 4].flatMap((ring) =>
    whorl(
      [7, 7, 6, 5, 3][ring] ?? 5,
      place(round, { scale: 1.05 - ring * 0.13 }),
      0.12 + ring * 0.33,
      ring * 0.5,
      ring * 0.003,
    ),
  ),
)
const ray = leaf({
  length: 0.028,
  width: 0.008,
  widest: 0.6,
  taper: 0.5,
  fold: 0.15,
  droop: 0.25,
  cells: [2, 3],
})
const daisy = mergeMeshes([...whorl(13, ray, 0.18, 0)])
const eye = place(ball(0.008, 10), { scale: [1, 0.55, 1], at: [0, 0.002, 0] })

const blade = leaf({
  length: 0.2,
  width: 0.032,
  widest: 0.4,
  fold: 0.5,
  droop: 1.1,
  wave: 0.1,
  cells: [2, 8],
})
const coin = leaf({
  length: 0.036,
  width: 0.03,
  widest: 0.5,
  taper: 0.6,
  fold: 0.12,
  droop: 0.3,
  cells: [2, 4],
})

/** Cut flowers in a vase: tulips, peonies, or a loose mix with eucalyptus. */
export const bouquet = defineModel({
  id: "plant.bouquet",
  category: "plants",
  name: { zh: "瓶插鲜花", en: "Flowers in a vase", vi: "Bình hoa tươi" },
  words: {
    zh: ["鲜花", "花瓶", "插花", "郁金香", "牡丹", "桉树叶"],
    en: ["flowers", "bouquet", "tulips", "peonies", "eucalyptus", "vase"],
    vi: ["hoa", "bình hoa", "hoa tulip", "mẫu đơn", "lọ hoa"],
  },
  parameters: {
    width: length(340, 240, 480, 20),
    depth: length(320, 240, 460, 20),
    height: length(430, 320, 600, 10),
    flowers: choice("tulips", "peonies", "meadow"),
    vase: choice("cylinder", "belly", "amphora", "tulip"),
    stems: count(13, 7, 17),
  },
  slots: {
    vase: { finish: "ceramic-matt-white", accepts: ["ceramic", "glass", "metal", "stone"] },
    stems: { finish: "leaf-green", accepts: ["plant"] },
    leaves: { finish: "leaf-light", accepts: ["plant"] },
    petals: { finish: "petal-pink", accepts: ["plant"] },
    hearts: { finish: "grass-dry", accepts: ["plant"] },
  },
  anchor: "surface",
  build({ width, depth, height, flowers, vase, stems: number }) {
    const vaseHeight = height * 0.5
    return arrange({
      width,
      depth,
      height,
      shape: vase,
      vaseRadius: Math.min(0.085, Math.min(width, depth) * 0.3) * (vase === "cylinder" ? 0.78 : 1),
      vaseHeight,
      flutes: vase === "tulip" ? 18 : 0,
      grow: (rim, mouth) => {
        const random = openChance(flowers.length)
        const [stems, leaves, petals, hearts]: [Mesh[], Mesh[], Mesh[], Mesh[]] = [[], [], [], []]
        for (let i = 0; i < number; i++) {
          const around = i * 2.399 + 0.3 * random()
          const t = Math.sqrt((i + 0.4) / number)
          const droops = flowers === "tulips" ? 0.55 : 0.2
          const far = (Math.min(width, depth) / 2 - 0.03) * t * (0.85 + 0.2 * random())
          const up = (height - rim) * (0.98 - 0.42 * t * t - 0.1 * random())
          const at = (out: number, y: number): Vec3 => [Math.cos(around) * out, y, Math.sin(around) * out]
          const stem = curveThrough([
            at(-mouth * 0.5 * t, rim * 0.16),
            at(mouth * 0.75 * t, rim * 0.98),
            at(far * 0.62, rim + up * 0.62),
            at(far, rim + up * (1 - droops * 0.16 * t)),
          ])
          stems.push(tube({ path: stem, radius: 0.0024, steps: 10, sides: 6, ends: "none" }))
          const end = unit3(
            add3(subtract3(stem(1), stem(0.93)), scale3(directionOf(around, -0.2), droops * t * 0.03)),
          )
          const isGreen = flowers === "meadow" && i % 3 === 1
          const scale = 0.85 + 0.3 * random()
          const put = (mesh: Mesh, size = scale): Mesh =>
            aim(mesh, { at: stem(1), along: end, facing: directionOf(around, 0.2), scale: size })
          if (isGreen) {
            for (let k = 0; k < 9; k++) {
              const q = 0.42 + k * 0.07
              for (const side of [-0.9, 0.9])
                leaves.push(
                  aim(coin, {
                    at: stem(Math.min(1, q)),
                    along: directionOf(around + side * (1.4 + 0.3 * random()), 0.35),
                    facing: [0, 1, 0.2],
                    scale: 1.25 - k * 0.07,
                  }),
                )
            }
          } else if (flowers === "tulips") {
            petals.push(put(tulip))
            if (i % 2 === 0)
              leaves.push(
                aim(blade, {
                  at: stem(0.42),
                  along: directionOf(around + 0.6, 0.85),
                  facing: [-Math.cos(around), 0.3, -Math.sin(around)],
                  scale: 0.75 + 0.4 * random(),
                }),
              )
          } else if (flowers === "peonies") {
            petals.push(put(peony, scale * 1.02))
            hearts.push(put(place(ball(0.007, 8), { at: [0, 0.012, 0] })))
            for (const side of [-0.7, 0.9])
              leaves.push(
                aim(coin, {
                  at: stem(0.78 + 0.1 * side),
                  along: directionOf(around + side * 1.6, 0.3),
                  scale: 1.9,
                }),
              )
          } else {
            petals.push(put(daisy, scale * 1.2))
            hearts.push(put(eye, scale * 1.2))
          }
        }
        return { stems, leaves, petals, hearts }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 8),
  looks: [
    {
      name: { zh: "白瓶郁金香", en: "Tulips in a white vase", vi: "Tulip bình trắng" },
    },
    {
      name: { zh: "粉色牡丹", en: "Peonies in stoneware", vi: "Mẫu đơn bình gốm đá" },
      values: { flowers: "peonies", vase: "belly", stems: 11, width: 360, depth: 340, height: 400 },
      finishes: { vase: "ceramic-stoneware", leaves: "leaf-green" },
    },
    {
      name: { zh: "雏菊与桉树叶", en: "Daisies and eucalyptus", vi: "Cúc họa mi và khuynh diệp" },
      values: { flowers: "meadow", vase: "tulip", stems: 17, height: 480, width: 420, depth: 400 },
      finishes: { vase: "ceramic-indigo", petals: "petal-white", leaves: "succulent-green" },
    },
  ],
})

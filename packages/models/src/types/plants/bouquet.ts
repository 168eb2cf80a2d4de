import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { daisy, daisyEye, eucalyptusLeaf, tulip, tulipLeaf } from "./cut-flowers.ts"
import { growPeonies } from "./grow-peonies.ts"
import { arrange } from "./vase-of.ts"

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
        if (flowers === "peonies") return growPeonies({ width, depth, height, rim, mouth, count: number })
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
          const out = subtract3(stem(1), stem(0.93))
          // Daisies look to the light, the others where their stems lead.
          const end = unit3(
            flowers === "meadow"
              ? add3(unit3(out), [0.1, 0.75, 0.4])
              : add3(out, scale3(directionOf(around, -0.2), droops * t * 0.03)),
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
                  aim(eucalyptusLeaf, {
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
                aim(tulipLeaf, {
                  at: stem(0.42),
                  along: directionOf(around + 0.6, 0.85),
                  facing: [-Math.cos(around), 0.3, -Math.sin(around)],
                  scale: 0.75 + 0.4 * random(),
                }),
              )
          } else {
            petals.push(put(daisy, scale * 1.2))
            hearts.push(put(daisyEye, scale * 1.2))
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
      finishes: { vase: "ceramic-stoneware", leaves: "leaf-green", petals: "petal-blush" },
    },
    {
      name: { zh: "雏菊与桉树叶", en: "Daisies and eucalyptus", vi: "Cúc họa mi và khuynh diệp" },
      values: { flowers: "meadow", vase: "tulip", stems: 17, height: 480, width: 420, depth: 400 },
      finishes: { vase: "ceramic-indigo", petals: "petal-white", leaves: "succulent-green" },
    },
  ],
})

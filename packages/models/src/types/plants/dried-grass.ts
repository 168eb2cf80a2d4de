import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { deform } from "../../geometry/deform.ts"
import { lathe } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3, openChance } from "../../geometry/noise.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { arrange } from "./vase-of.ts"

const hairs = [0.5, 0.9, 1.3].map((droop) =>
  leaf({ length: 0.085, width: 0.007, widest: 0.3, taper: 1.2, fold: 0.2, droop, cells: [1, 4] }),
)
const awns = [0.1, 0.25].map((droop) =>
  leaf({ length: 0.06, width: 0.0022, widest: 0.2, fold: 0, droop, cells: [1, 2] }),
)
const grain = leaf({ length: 0.012, width: 0.0055, widest: 0.4, fold: 0.5, droop: -0.3, cells: [2, 3] })
/** The soft egg of hare's tail grass. */
const tail = deform(
  lathe({
    profile: Array.from({ length: 8 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / 7) * Math.PI
      return [Math.max(0, Math.cos(angle)) * 0.012, 0.022 + Math.sin(angle) * 0.022] as const
    }),
    segments: 12,
  }),
  (p) => {
    const by = 1 + 0.22 * noise3(p[0] * 260, p[1] * 200, p[2] * 260, 4)
    p[0] *= by
    p[2] *= by
  },
)

/** Pampas, wheat or hare's tail, dried, in a vase. */
export const driedGrass = defineModel({
  id: "plant.dried-grass",
  category: "plants",
  name: { zh: "瓶插干草", en: "Dried grasses in a vase", vi: "Bình cỏ khô" },
  words: {
    zh: ["干花", "蒲苇", "麦穗", "兔尾草", "花瓶"],
    en: ["dried flowers", "pampas", "wheat", "bunny tail", "vase"],
    vi: ["hoa khô", "cỏ lau", "lúa mì khô", "cỏ đuôi thỏ", "bình hoa"],
  },
  parameters: {
    width: length(420, 260, 620, 20),
    depth: length(400, 260, 600, 20),
    height: length(780, 450, 1250, 50),
    grass: choice("pampas", "wheat", "tails"),
    vase: choice("bottle", "belly", "gourd", "cylinder"),
    stems: count(9, 5, 13),
  },
  slots: {
    vase: { finish: "ceramic-stoneware", accepts: ["ceramic", "glass", "metal", "stone"] },
    stems: { finish: "grass-dry", accepts: ["plant"] },
    plumes: { finish: "grass-dry", accepts: ["plant"] },
  },
  anchor: "surface",
  build({ width, depth, height, grass, vase, stems: number }) {
    const isTails = grass === "tails"
    const vaseHeight = Math.min(height * 0.46, 0.38)
    return arrange({
      width,
      depth,
      height,
      shape: vase,
      vaseRadius: Math.min(vaseHeight * 0.34, Math.min(width, depth) * 0.4) * (vase === "cylinder" ? 0.7 : 1),
      vaseHeight,
      grow: (rim, mouth) => {
        const random = openChance(grass.length * 3)
        const [stems, plumes]: [Mesh[], Mesh[]] = [[], []]
        const total = grass === "pampas" ? number : number * 3
        for (let i = 0; i < total; i++) {
          const around = i * 2.399 + random()
          const t = Math.sqrt((i + 0.3) / total)
          const far = (Math.min(width, depth) / 2 - 0.02) * t * (0.8 + 0.25 * random())
          const up = (height - rim) * (1 - 0.3 * t * t - 0.12 * random())
          const at = (out: number, y: number): Vec3 => [Math.cos(around) * out, y, Math.sin(around) * out]
          const stem = curveThrough([
            at(0, rim * 0.2),
            at(mouth * 0.7 * t, rim),
            at(far * 0.42, rim + up * 0.58),
            at(far, rim + up),
          ])
          stems.push(
            tube({
              path: stem,
              radius: (q) => (grass === "pampas" ? 0.0026 : 0.0013) * (1.1 - 0.5 * q),
              steps: 9,
              sides: 5,
              ends: "none",
            }),
          )
          if (isTails) {
            plumes.push(
              aim(tail, { at: stem(1), along: subtract3(stem(1), stem(0.9)), scale: 0.9 + 0.5 * random() }),
            )
            continue
          }
          const first = grass === "pampas" ? 0.56 : 0.86
          const hairCount = grass === "pampas" ? 58 : 16
          for (let k = 0; k < hairCount; k++) {
            const q = first + ((1 - first) * k) / hairCount
            const along = unit3(subtract3(stem(Math.min(1, q + 0.02)), stem(q - 0.02)))
            const out = directionOf(k * 2.399, 0.2)
            const belly = Math.sin(Math.PI * Math.min(1, 0.16 + (0.84 * k) / hairCount))
            if (grass === "pampas") {
              const kind = hairs[k % 3]
              if (kind)
                plumes.push(
                  aim(kind, {
                    at: stem(q),
                    along: add3(scale3(along, 1.15), scale3(out, 0.75)),
                    facing: out,
                    scale: (0.5 + 0.8 * belly) * (0.8 + 0.4 * random()) * Math.min(1.3, height / 0.78),
                  }),
                )
            } else {
              plumes.push(
                aim(grain, { at: stem(q), along: add3(scale3(along, 1.3), scale3(out, 0.5)), facing: out }),
              )
              const awn = awns[k % 2]
              if (awn && k % 2 === 0)
                plumes.push(
                  aim(awn, { at: stem(q), along: add3(scale3(along, 1.5), scale3(out, 0.4)), facing: out }),
                )
            }
          }
        }
        return { stems, plumes }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 12),
  looks: [
    { name: { zh: "蒲苇与陶瓶", en: "Pampas in stoneware", vi: "Cỏ lau bình gốm đá" } },
    {
      name: { zh: "麦穗与黑陶", en: "Wheat in a black gourd", vi: "Lúa mì bình gốm đen" },
      values: { grass: "wheat", vase: "gourd", height: 620, width: 320, depth: 320, stems: 12 },
      finishes: { vase: "ceramic-black" },
    },
    {
      name: { zh: "兔尾草小瓶", en: "Hare's tail in terracotta", vi: "Cỏ đuôi thỏ bình đất nung" },
      values: { grass: "tails", vase: "belly", height: 460, width: 280, depth: 280 },
      finishes: { vase: "ceramic-terracotta", plumes: "petal-white" },
    },
  ],
})

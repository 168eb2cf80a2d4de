import { aim } from "../../geometry/aim.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { growInPot } from "./grow.ts"
import { potSlots, potStyles } from "./pot.ts"

interface Sword {
  readonly tall: number
  readonly wide: number
  readonly lean: number
  readonly twist: number
  readonly seed: number
}

/** One stiff blade, hollow like a gutter; `from` and `to` are the strip of its width, -1 to 1. */
const strip = ({ tall, wide, lean, twist, seed }: Sword, from: number, to: number, across: number): Mesh => {
  const spot = (u: number, v: number): { readonly place: Vec3; readonly side: number } => {
    const side = from + (to - from) * u
    const half = (wide / 2) * (0.62 + 0.62 * v - 0.3 * v * v) * Math.sqrt(Math.max(0, 1 - v ** 5))
    const turn = twist * v
    const hollow = half * 0.42 * side * side + half * 0.05 * Math.sin(v * 16 + seed + side * 2)
    const x = side * half
    return {
      side: x,
      place: [
        x * Math.cos(turn) - hollow * Math.sin(turn) + 0.006 * Math.sin(v * 5 + seed),
        tall * v,
        x * Math.sin(turn) + hollow * Math.cos(turn) - lean * tall * v * v,
      ],
    }
  }
  return sheet({
    cells: [across, 14],
    surface: (u, v) => spot(u, v).place,
    uv: (u, v) => [v * tall, spot(u, v).side],
  })
}

/** Mother-in-law's tongue: upright swords with a pale edge. */
export const snakePlant = defineModel({
  id: "plant.snake",
  category: "plants",
  name: { zh: "虎尾兰", en: "Snake plant", vi: "Cây lưỡi hổ" },
  words: {
    zh: ["绿植", "盆栽", "虎皮兰", "植物"],
    en: ["plant", "sansevieria", "potted", "greenery"],
    vi: ["cây", "cây cảnh", "cây xanh", "chậu cây"],
  },
  parameters: {
    width: length(360, 260, 520, 20),
    depth: length(360, 260, 520, 20),
    height: length(850, 450, 1250, 50),
    leaves: count(15, 7, 22),
    edge: choice("pale", "plain"),
    pot: potStyles,
  },
  slots: {
    ...potSlots,
    foliage: { finish: "leaf-snake", accepts: ["plant"] },
    edges: { finish: "leaf-light", accepts: ["plant"] },
  },
  anchor: "floor",
  build({ width, depth, height, leaves, edge, pot }) {
    const potRadius = Math.min(width, depth) / 2 / (pot === "stand" ? 1.32 : 1.24)
    return growInPot({
      width,
      depth,
      height,
      pot,
      potRadius,
      potHeight: Math.min(height * 0.42, potRadius * (pot === "stand" ? 2.6 : 1.7)),
      grow: (soil, inside) => {
        const random = openChance(3)
        const [foliage, edges]: [Mesh[], Mesh[]] = [[], []]
        for (let i = 0; i < leaves; i++) {
          const around = i * 2.399
          const far = inside * 0.72 * Math.sqrt((i + 0.3) / leaves)
          const blade: Sword = {
            tall: (height - soil) * (1.02 - 0.5 * (i / leaves) ** 0.8 - 0.14 * random() * Math.min(1, i)),
            wide: Math.min(0.085, inside * 0.55) * (0.75 + 0.35 * random()),
            lean: 0.03 + 0.17 * (far / inside) + 0.05 * random(),
            twist: (random() - 0.5) * 1.9,
            seed: i,
          }
          const put = (mesh: Mesh): Mesh =>
            aim(mesh, {
              at: [Math.cos(around) * far, soil - 0.012, Math.sin(around) * far],
              along: [Math.cos(around) * 0.04, 1, Math.sin(around) * 0.04],
              facing: [-Math.cos(around), 0, -Math.sin(around)],
            })
          if (edge === "pale") {
            foliage.push(put(strip(blade, -0.82, 0.82, 4)))
            edges.push(put(strip(blade, -1, -0.82, 1)), put(strip(blade, 0.82, 1, 1)))
          } else foliage.push(put(strip(blade, -1, 1, 4)))
        }
        return { foliage, edges }
      },
    })
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 7),
  looks: [
    { name: { zh: "金边虎尾兰", en: "Snake plant, gold edge", vi: "Lưỡi hổ viền vàng" } },
    {
      name: { zh: "木架虎尾兰", en: "Snake plant on a walnut stand", vi: "Lưỡi hổ trên kệ óc chó" },
      values: { pot: "stand", height: 1050, leaves: 11 },
      finishes: { pot: "ceramic-white", saucer: "walnut-natural" },
    },
    {
      name: { zh: "小虎尾兰", en: "Low snake plant in stoneware", vi: "Lưỡi hổ nhỏ chậu gốm đá" },
      values: { height: 480, width: 300, depth: 300, edge: "plain", pot: "ribbed" },
      finishes: { pot: "ceramic-stoneware", saucer: "ceramic-stoneware" },
    },
  ],
})

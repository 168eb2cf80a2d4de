import { aim, directionOf } from "../../geometry/aim.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { fitAround } from "../../geometry/fit-meshes.ts"
import { ball, lathe } from "../../geometry/lathe.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { add3, scale3, subtract3, unit3, type Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolPlant } from "../../model/symbol-things.ts"
import { potSlots } from "./pot.ts"

const hearts = [0.4, 0.8, 1.2].map((droop, seed) =>
  leaf({
    length: 0.095,
    width: 0.072,
    outline: (at) => Math.max(0, Math.sin(Math.PI * at ** 0.6)) ** 0.7,
    reach: (side, at) => -0.16 * side ** 1.6 * (1 - at) ** 2,
    fold: 0.3,
    wave: 0.05,
    droop,
    seed,
    cells: [4, 6],
  }),
)
const narrow = [0.5, 1, 1.4].map((droop) =>
  leaf({ length: 0.1, width: 0.026, widest: 0.4, fold: 0.35, droop, cells: [2, 5] }),
)

/** A hanging pot with vines that trail far below it. */
export const pothos = defineModel({
  id: "plant.pothos",
  category: "plants",
  name: { zh: "吊盆绿萝", en: "Trailing pothos", vi: "Trầu bà treo" },
  words: {
    zh: ["绿植", "吊兰", "垂吊植物", "绿萝", "盆栽"],
    en: ["plant", "hanging plant", "ivy", "greenery", "macrame"],
    vi: ["cây", "cây treo", "cây xanh", "chậu treo", "cây cảnh"],
  },
  parameters: {
    width: length(480, 340, 700, 20),
    depth: length(480, 340, 700, 20),
    height: length(1300, 900, 1900, 50),
    leaf: choice("heart", "narrow"),
    vines: count(13, 7, 18),
    hanger: choice("cords", "macrame"),
  },
  slots: {
    pot: { finish: "ceramic-matt-white", accepts: ["ceramic", "metal", "woven", "stone"] },
    soil: potSlots.soil,
    cords: { finish: "rope-sand", accepts: ["woven", "fabric", "leather"] },
    leaves: { finish: "leaf-light", accepts: ["plant"] },
    vines: { finish: "leaf-green", accepts: ["plant"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, leaf: kind, vines: number, hanger }) {
    const parts = openParts()
    const radius = Math.min(width, depth) * 0.26
    const tall = radius * 1.35
    const rim = height * 0.62
    const foot = rim - tall
    const inside = radius - 0.008
    parts.add(
      "pot",
      lathe({
        profile: [
          [0, foot],
          [radius * 0.45, foot],
          [radius * 0.72, foot + tall * 0.08],
          [radius * 0.95, foot + tall * 0.36],
          [radius, foot + tall * 0.7],
          [radius * 0.98, rim],
          [inside, rim],
          [inside, rim - 0.03],
        ],
      }),
    )
    parts.add(
      "soil",
      lathe({
        profile: [
          [inside, rim - 0.022],
          [inside * 0.5, rim - 0.014],
          [0, rim - 0.012],
        ],
      }),
    )
    addHanger(parts.add, { radius, rim, foot, height, isMacrame: hanger === "macrame" })
    const random = openChance(kind === "heart" ? 3 : 8)
    const [leaves, stems]: [Mesh[], Mesh[]] = [[], []]
    const kinds = kind === "heart" ? hearts : narrow
    const reach = Math.min(width, depth) / 2
    for (let i = 0; i < number; i++) {
      const around = i * 2.399
      // A few long vines, more short ones; the first reaches the lowest point.
      const drop = (i === 0 ? 1 : 0.12 + 0.8 * random() ** 1.3) * (rim - 0.04)
      const out = radius + 0.02 + reach * 0.3 * random()
      const sway = (random() - 0.5) * 0.7
      const at = (far: number, y: number, turn: number): Vec3 => [
        Math.cos(around + turn) * far,
        y,
        Math.sin(around + turn) * far,
      ]
      const vine = curveThrough([
        at(inside * 0.35, rim - 0.02, 0),
        at(radius * 0.8, rim + 0.045 + 0.04 * random(), sway * 0.3),
        at(out, rim - 0.03, sway * 0.5),
        at(out * 0.98, rim - drop * 0.5, sway * 0.8),
        at(out * (0.9 + 0.25 * random()), rim - drop, sway * 1.3),
      ])
      stems.push(tube({ path: vine, radius: 0.0022, steps: 16, sides: 5, ends: "none" }))
      const far = 0.1 + drop
      const step = kind === "heart" ? 0.052 : 0.034
      const total = Math.max(4, Math.round(far / step))
      for (let k = 1; k <= total; k++) {
        const t = 0.1 + (0.9 * k) / total
        const along = unit3(subtract3(vine(Math.min(1, t + 0.02)), vine(t - 0.04)))
        const spot = vine(t)
        const outward: Vec3 = unit3([spot[0], 0.001, spot[2]])
        const side = directionOf(
          Math.atan2(spot[2], spot[0]) + (k % 2 ? 1 : -1) * (0.7 + 0.5 * random()),
          0.25,
        )
        const stalk = add3(spot, scale3(side, 0.022))
        const way = unit3(add3(scale3(side, 0.75), [along[0] * 0.3, -0.75 + 0.4 * random(), along[2] * 0.3]))
        const shape = kinds[Math.floor(random() * 3)]
        if (!shape) continue
        stems.push(tube({ path: [spot, stalk], radius: 0.0012, steps: 1, sides: 4, ends: "none" }))
        leaves.push(
          aim(shape, {
            at: stalk,
            along: way,
            facing: add3(outward, [0, 0.75, 0]),
            scale: (1.1 - 0.5 * t ** 2) * (0.72 + 0.45 * random()),
          }),
        )
      }
    }
    // Leaves that stand over the pot.
    for (let i = 0; i < 16; i++) {
      const shape = kinds[i % 3]
      const around = i * 2.399 + 1
      const far = inside * Math.sqrt(i / 16)
      const base: Vec3 = [Math.cos(around) * far, rim + 0.015 + 0.045 * random(), Math.sin(around) * far]
      stems.push(
        tube({
          path: [[base[0] * 0.6, rim - 0.02, base[2] * 0.6], base],
          radius: 0.0015,
          steps: 2,
          sides: 4,
          ends: "none",
        }),
      )
      if (shape)
        leaves.push(
          aim(shape, {
            at: base,
            along: directionOf(around, 0.35 + 0.4 * random()),
            scale: 0.8 + 0.4 * random(),
          }),
        )
    }
    const all = fitAround([...leaves, ...stems], { width, depth, foot: rim, top: rim + 0.17 })
    // The longest vine ends on the floor of the box.
    const low = Math.min(...all.map((mesh) => lowest(mesh)))
    const stretched = all.map((mesh) => ({
      ...mesh,
      positions: mesh.positions.map((value, i) =>
        i % 3 === 1 && value < rim ? rim - ((rim - value) * rim) / (rim - low) : value,
      ),
    }))
    parts.addFitted("leaves", ...stretched.slice(0, leaves.length))
    parts.addFitted("vines", ...stretched.slice(leaves.length))
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolPlant(width, depth, 10),
  looks: [
    { name: { zh: "白盆绿萝", en: "Pothos in a white bowl", vi: "Trầu bà chậu trắng" } },
    {
      name: { zh: "编绳赤陶吊盆", en: "Macramé hanger in terracotta", vi: "Chậu đất nung treo macramé" },
      values: { hanger: "macrame", height: 1600, vines: 16 },
      finishes: { pot: "ceramic-terracotta", leaves: "leaf-variegated" },
    },
    {
      name: { zh: "黑盆细叶吊兰", en: "Fine-leaved trailer in black", vi: "Cây rủ lá nhỏ chậu đen" },
      values: { leaf: "narrow", height: 1100, vines: 18, width: 420, depth: 420 },
      finishes: { pot: "ceramic-black", cords: "leather-tan", leaves: "leaf-green" },
    },
  ],
})

function lowest(mesh: Mesh): number {
  let low = Infinity
  for (let i = 1; i < mesh.positions.length; i += 3) low = Math.min(low, mesh.positions[i] ?? low)
  return low
}

/** Three cords under the pot and up to a ring; macramé has four with knots and a tassel. */
function addHanger(
  add: (slot: string, ...meshes: readonly Mesh[]) => void,
  {
    radius,
    rim,
    foot,
    height,
    isMacrame,
  }: {
    readonly radius: number
    readonly rim: number
    readonly foot: number
    readonly height: number
    readonly isMacrame: boolean
  },
): void {
  const cords = isMacrame ? 4 : 3
  const thick = isMacrame ? 0.0042 : 0.0026
  for (let i = 0; i < cords; i++) {
    const angle = (i / cords) * 2 * Math.PI + 0.4
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    const at = (far: number, y: number): Vec3 => [x * far, y, z * far]
    const tall = rim - foot
    add(
      "cords",
      tube({
        path: [
          at(0.006, foot - 0.012),
          at(radius * 0.5, foot - 0.004),
          at(radius * 0.8, foot + tall * 0.12),
          at(radius * 0.99, foot + tall * 0.36),
          at(radius * 1.03, foot + tall * 0.7),
          at(radius * 1.02, rim),
          at(radius * 0.55, rim + (height - rim) * 0.5),
          at(0.008, height - 0.05),
        ],
        radius: thick,
        steps: 30,
        sides: 6,
      }),
    )
    if (isMacrame)
      for (const y of [0.2, 0.55])
        add(
          "cords",
          place(ball(0.011, 10), {
            at: at(radius * 1.02 - (radius * 0.94 - 0.0) * y, rim + (height - rim) * y),
            scale: [1, 1.7, 1],
          }),
        )
  }
  add(
    "cords",
    place(ball(thick * 2.6, 12), { at: [0, height - 0.045, 0], scale: [1, 1.6, 1] }),
    tube({
      path: Array.from({ length: 12 }, (_, i): Vec3 => {
        const angle = (i / 12) * 2 * Math.PI
        return [Math.cos(angle) * 0.017, height - 0.0195 + Math.sin(angle) * 0.017, 0]
      }),
      radius: 0.0025,
      steps: 24,
      sides: 6,
      isClosed: true,
    }),
  )
}

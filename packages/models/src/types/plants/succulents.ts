import { aim, directionOf } from "../../geometry/aim.ts"
import { deform } from "../../geometry/deform.ts"
import { fitAround } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3, openChance } from "../../geometry/noise.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { moulding } from "../../geometry/moulding.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

/** A thick leaf, widest before its pointed tip. */
const thickLeaf = (wide: number, thick: number, curl: number): Mesh =>
  deform(
    place(
      lathe({
        profile: [
          [0.0, 0],
          [0.34, 0.03],
          [0.6, 0.3],
          [0.92, 0.62],
          [0.8, 0.84],
          [0.34, 0.97],
          [0, 1.02],
        ],
        segments: 8,
      }),
      { scale: [wide / 2, 1, thick / 2] },
    ),
    (p) => {
      p[2] += curl * p[1] * p[1]
    },
  )
const petal = thickLeaf(0.5, 0.2, 0.22)
const spear = thickLeaf(0.2, 0.16, -0.2)

/** Leaves in a spiral from the lying outer ones to the upright ones in the middle. */
function rosette(radius: number, leaves: number, random: () => number): readonly Mesh[] {
  return Array.from({ length: leaves }, (_, i) => {
    const t = i / (leaves - 1)
    const around = i * 2.399
    return aim(petal, {
      at: [Math.cos(around) * radius * 0.1, radius * (0.12 + 0.3 * t), Math.sin(around) * radius * 0.1],
      along: directionOf(around, 0.28 + 1.15 * t ** 1.15),
      facing: [0, 1, 0],
      scale: radius * (1.02 - 0.62 * t) * (0.95 + 0.1 * random()),
    })
  })
}

const aloe = (radius: number, leaves: number, random: () => number): readonly Mesh[] =>
  Array.from({ length: leaves }, (_, i) => {
    const t = i / (leaves - 1)
    const around = i * 2.399
    return aim(spear, {
      at: [Math.cos(around) * radius * 0.12, 0, Math.sin(around) * radius * 0.12],
      along: directionOf(around, 0.62 + 0.8 * t),
      facing: [0, 1, 0],
      scale: radius * (1.5 + 0.5 * t) * (0.9 + 0.2 * random()),
    })
  })

const ribsOfCactus = 10

/** How wide a cactus is and how high up, from its foot (0) to its crown (1). */
const cactusAt = (radius: number, tall: number, at: number): readonly [number, number] => {
  const angle = -1.2 + at * (Math.PI / 2 + 1.2)
  return [Math.max(0, Math.cos(angle)) ** 0.75 * radius, ((Math.sin(angle) + 0.93) / 1.93) * tall]
}

/** Stars of three short spines along the ribs. */
const spinesOf = (radius: number, tall: number, ribs: number): readonly Mesh[] =>
  Array.from({ length: ribs * 5 }, (_, i) => {
    const around = ((i % ribs) / ribs) * 2 * Math.PI
    const [far, y] = cactusAt(radius, tall, 0.42 + 0.11 * Math.floor(i / ribs) + 0.02 * (i % 2))
    return [-0.9, 0, 0.9].map((turn) =>
      taperedLeg({
        top: [Math.cos(around) * far * 0.99, y, Math.sin(around) * far * 0.99],
        foot: [
          Math.cos(around + turn * 0.22) * (far + 0.006),
          y + 0.003 - Math.abs(turn) * 0.002,
          Math.sin(around + turn * 0.22) * (far + 0.006),
        ],
        topRadius: 0.0007,
        footRadius: 0.0002,
        sides: 3,
      }),
    )
  }).flat()

/** A ribbed ball or column. */
const cactus = (radius: number, tall: number, ribs: number): Mesh =>
  deform(
    lathe({
      profile: Array.from({ length: 11 }, (_, i) => {
        const [far, y] = cactusAt(radius, tall, i / 10)
        return [i === 10 ? 0 : far, y] as const
      }),
      segments: ribs * 6,
    }),
    (p) => {
      const by = 1 - 0.26 * Math.abs(Math.sin((Math.atan2(p[2], p[0]) * ribs) / 2)) ** 1.3
      p[0] *= by
      p[2] *= by
    },
  )

/** A low bowl planted with rosettes, an aloe and cacti on gravel. */
export const succulents = defineModel({
  id: "plant.succulents",
  category: "plants",
  name: { zh: "多肉组合盆栽", en: "Succulent bowl", vi: "Chậu sen đá" },
  words: {
    zh: ["绿植", "多肉", "仙人掌", "桌面植物"],
    en: ["plant", "cactus", "succulent", "tabletop", "greenery"],
    vi: ["cây", "xương rồng", "sen đá", "cây để bàn"],
  },
  parameters: {
    width: length(320, 180, 560, 20),
    depth: length(220, 160, 400, 20),
    height: length(190, 130, 280, 10),
    bowl: choice("oval", "trough"),
    plants: count(6, 3, 8),
    mix: choice("mixed", "rosettes"),
  },
  slots: {
    bowl: { finish: "concrete-smooth", accepts: ["ceramic", "stone", "metal", "wood"] },
    gravel: { finish: "terrazzo-pale", accepts: ["stone", "plant"] },
    rosettes: { finish: "succulent-green", accepts: ["plant"] },
    others: { finish: "leaf-green", accepts: ["plant"] },
    spines: { finish: "petal-white" },
  },
  anchor: "surface",
  build({ width, depth, height, bowl, plants, mix }) {
    const parts = openParts()
    const rim = height * 0.42
    const wall = 0.009
    const outline = (by: number): readonly (readonly [number, number])[] =>
      bowl === "oval"
        ? ellipse(width - 2 * by, depth - 2 * by, 2, 48)
        : roundedRectangle(width - 2 * by, depth - 2 * by, 0.018, 4)
    const side = bowl === "oval" ? 0.14 : 0.03
    // The wall: rings of the outline from the foot over the rim into the inside.
    if (bowl === "oval")
      parts.add(
        "bowl",
        place(
          lathe({
            profile: [
              [0.9, 0],
              [0.94, 0.004],
              [0.965, rim * 0.3],
              [0.99, rim * 0.72],
              [1, rim - 0.0035],
              [0.99, rim - 0.0006],
              [0.97, rim],
              [0.945, rim - 0.0008],
              [0.935, rim - 0.004],
              [0.93, rim - 0.02],
            ],
            segments: 72,
            smooth: 2,
          }),
          { scale: [width / 2, 1, depth / 2] },
        ),
      )
    else
      parts.add(
        "bowl",
        moulding({
          path: outline(wall / 2).map(([x, z]) => [x, 0, z] as const),
          isClosed: true,
          up: [0, 1, 0],
          crease: 0.9,
          section: [
            [-wall / 2, 0],
            [wall / 2, 0],
            [wall / 2, rim - 0.003],
            [wall / 4, rim],
            [-wall / 4, rim],
            [-wall / 2, rim - 0.003],
          ],
        }),
      )
    parts.add(
      "bowl",
      place(plate({ outline: outline(wall * 1.6), thickness: 0.008, rim: 0.001 }), { at: [0, 0.0045, 0] }),
    )
    const soil = rim - 0.014
    const grit = plate({ outline: outline(wall * 1.1), thickness: 0.012, rim: 0.001 })
    parts.add(
      "gravel",
      place(
        deform(grit, (p) => {
          p[1] += noise3(p[0] * 90, 0, p[2] * 90, 3) * 0.003
        }),
        { at: [0, soil - 0.006, 0] },
      ),
    )
    const random = openChance(plants + (mix === "mixed" ? 0 : 20))
    const [rosettes, others, spines]: [Mesh[], Mesh[], Mesh[]] = [[], [], []]
    const size = Math.sqrt((width * depth * 0.62) / plants / Math.PI)
    for (let i = 0; i < plants; i++) {
      const angle = i * 2.399 + 0.5
      const far = Math.sqrt((i + 0.2) / plants) * 0.76
      const x = Math.cos(angle) * far * (width / 2 - wall - side * depth * 0.4)
      const z = Math.sin(angle) * far * (depth / 2 - wall - side * depth * 0.4)
      const put = (meshes: readonly Mesh[]): readonly Mesh[] =>
        meshes.map((mesh) => place(mesh, { at: [x, soil - 0.002, z], turn: [0, angle, 0] }))
      const kind = mix === "rosettes" ? 0 : i % 3
      if (kind === 0) rosettes.push(...put(rosette(size * (0.95 + 0.25 * random()), 26, random)))
      else if (kind === 1) others.push(...put(aloe(size * 0.75, 13, random)))
      else {
        const [wide, tall] = [size * 0.52, size * (1.1 + 0.9 * random())]
        others.push(...put([cactus(wide, tall, ribsOfCactus)]))
        spines.push(...put(spinesOf(wide, tall, ribsOfCactus)))
      }
    }
    const all = fitAround([...rosettes, ...others, ...spines], {
      width: width * 0.985,
      depth: depth * 0.985,
      foot: soil,
      top: height,
    })
    parts.addFitted("rosettes", ...all.slice(0, rosettes.length))
    const [first, last] = [rosettes.length, rosettes.length + others.length]
    if (others.length > 0) parts.addFitted("others", ...all.slice(first, last))
    if (spines.length > 0) parts.addFitted("spines", ...all.slice(last))
    return parts.close()
  },
  symbol({ width, depth, bowl, plants }) {
    const rounds = Array.from({ length: plants }, (_, i) => {
      const angle = i * 2.399 + 0.5
      const far = Math.sqrt((i + 0.2) / plants) * 0.3
      const size = Math.sqrt((width * depth * 0.4) / plants)
      return symbolRound({
        at: [Math.cos(angle) * far * width, Math.sin(angle) * far * depth],
        size: [size, size],
        style: "detail",
      })
    })
    const box = { size: [width, depth] as const }
    return [bowl === "oval" ? symbolRound(box) : symbolBox({ ...box, radius: 0.018 }), ...rounds]
  },
  looks: [
    { name: { zh: "水泥多肉盆", en: "Succulents in concrete", vi: "Sen đá chậu bê tông" } },
    {
      name: { zh: "木槽多肉", en: "Long oak trough", vi: "Máng gỗ sồi trồng sen đá" },
      values: { bowl: "trough", width: 480, depth: 180, height: 170, plants: 8 },
      finishes: { bowl: "oak-smoked", gravel: "slate-dark" },
    },
    {
      name: { zh: "莲座多肉小钵", en: "Rosettes in a white bowl", vi: "Sen đá hoa hồng chậu trắng" },
      values: { width: 220, depth: 200, height: 140, plants: 4, mix: "rosettes" },
      finishes: { bowl: "ceramic-white" },
    },
  ],
})

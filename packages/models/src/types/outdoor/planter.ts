import { aim, directionOf } from "../../geometry/aim.ts"
import { fitAround } from "../../geometry/fit-meshes.ts"
import { leaf } from "../../geometry/leaf.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { openChance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

const blades = [0.8, 1.3, 1.9].map((droop) =>
  leaf({ length: 0.5, width: 0.0145, widest: 0.3, taper: 0.8, fold: 0.4, droop, cells: [2, 5] }),
)
const box = [0.3, 0.6].map((droop) =>
  leaf({ length: 0.03, width: 0.018, widest: 0.5, taper: 0.6, fold: 0.2, droop, cells: [2, 3] }),
)

/** A long planter with grasses, a clipped hedge, or nothing yet. */
export const planter = defineModel({
  id: "outdoor.planter",
  category: "outdoor",
  name: { zh: "户外花箱", en: "Planter box", vi: "Bồn cây ngoài trời" },
  words: {
    zh: ["花槽", "种植箱", "绿植", "阳台"],
    en: ["planter", "trough", "hedge", "grasses", "balcony"],
    vi: ["chậu dài", "bồn hoa", "cây ban công", "hàng rào cây"],
  },
  parameters: {
    width: length(1000, 600, 1600, 50),
    depth: length(420, 300, 600, 20),
    height: length(1050, 600, 1500, 50),
    surface: choice("boards", "plain"),
    plants: choice("grass", "hedge"),
  },
  slots: {
    box: { finish: "teak-natural", accepts: ["wood", "metal", "stone"] },
    trim: { finish: "steel-black", accepts: ["metal", "wood", "stone"] },
    soil: { finish: "soil-dark" },
    leaves: { finish: "leaf-light", accepts: ["plant"] },
  },
  anchor: "floor",
  build({ width, depth, height, surface, plants }) {
    const parts = openParts()
    const [w, d] = plants === "grass" ? [width * 0.84, depth * 0.74] : [width, depth]
    const tall = Math.min(0.45, height * 0.42)
    const wall = 0.024
    const rod = (size: Vec3, at: Vec3, radius = 0.003): Mesh => place(roundedBox({ size, radius }), { at })
    if (surface === "boards") {
      const boards = 4
      const each = (tall - 0.05) / boards
      for (let i = 0; i < boards; i++) {
        const y = 0.04 + each * (i + 0.5)
        for (const side of [-1, 1]) {
          parts.add("box", rod([w - 0.012, each - 0.005, wall], [0, y, side * (d / 2 - wall / 2 - 0.006)]))
          parts.add(
            "box",
            rod([wall, each - 0.005, d - 2 * wall - 0.013], [side * (w / 2 - wall / 2 - 0.006), y, 0]),
          )
        }
      }
      for (const x of [-1, 1])
        for (const z of [-1, 1])
          parts.add(
            "trim",
            rod([0.05, tall - 0.012, 0.05], [x * (w / 2 - 0.025), (tall - 0.012) / 2, z * (d / 2 - 0.025)]),
          )
      for (const side of [-1, 1]) {
        parts.add("trim", rod([w, 0.012, 0.06], [0, tall - 0.006, side * (d / 2 - 0.03)]))
        parts.add("trim", rod([0.06, 0.012, d - 0.121], [side * (w / 2 - 0.03), tall - 0.0062, 0]))
      }
    } else
      for (const side of [-1, 1]) {
        parts.add("box", rod([w, tall, wall], [0, tall / 2, side * (d / 2 - wall / 2)], 0.006))
        parts.add(
          "box",
          rod(
            [wall, tall - 0.001, d - 2 * wall + 0.004],
            [side * (w / 2 - wall / 2), tall / 2 - 0.0005, 0],
            0.006,
          ),
        )
      }
    const soil = tall - 0.05
    parts.add(
      "soil",
      place(
        roundedBox({
          size: [w - 2 * wall + 0.01, 0.04, d - 2 * wall + 0.01],
          radius: 0.003,
          cells: [16, 1, 8],
          bend: (p) => {
            if (p[1] > 0) p[1] += 0.012 * noise3(p[0] * 14, 1, p[2] * 14, 3)
          },
        }),
        { at: [0, soil - 0.02, 0] },
      ),
    )
    const random = openChance(12)
    const leaves: Mesh[] = []
    if (plants === "grass") {
      // Tufts in two rows that stand in each other's gaps; their outer blades are short and bow out over the box.
      const tufts = Math.max(5, Math.round(w / 0.13))
      const each = Math.min(56, Math.round(390 / tufts))
      for (let t = 0; t < tufts; t++) {
        const x = -w / 2 + 0.05 + ((w - 0.1) * (t + 0.5)) / tufts
        const z = (t % 2 === 0 ? 1 : -1) * d * 0.14
        const size = 0.86 + 0.28 * random()
        for (let i = 0; i < each; i++) {
          const share = Math.sqrt(i / each)
          const around = i * 2.399
          const far = 0.07 * share
          const shape = blades[share > 0.72 ? 2 : share > 0.4 ? 1 : 0]
          if (shape)
            leaves.push(
              aim(shape, {
                at: [x + Math.cos(around) * far, soil, z + Math.sin(around) * far],
                along: directionOf(around + random(), 1.52 - 0.8 * share),
                scale: (height - soil) * (1.75 - 0.65 * share) * size * (0.8 + 0.3 * random()),
              }),
            )
        }
      }
    } else {
      // Leaves all over a clipped block, close and turned every way.
      const [hw, hd, hh] = [w / 2 - 0.05, d / 2 - 0.04, height - soil - 0.04]
      const total = Math.min(1500, Math.round((hw * hh * 2 + hd * hh * 2 + hw * hd * 2) * 700))
      for (let i = 0; i < total; i++) {
        const face = random() * (hw * hh * 4 + hd * hh * 4 + hw * hd * 4)
        const [a, b] = [random() * 2 - 1, random()]
        const isTop = face > hw * hh * 4 + hd * hh * 4
        const isSide = !isTop && face > hw * hh * 4
        const side = random() > 0.5 ? 1 : -1
        const at: Vec3 = isTop
          ? [a * hw, soil + hh, (random() * 2 - 1) * hd]
          : isSide
            ? [side * hw, soil + b * hh, a * hd]
            : [a * hw, soil + b * hh, side * hd]
        const out: Vec3 = isTop ? [0, 1, 0] : isSide ? [side, 0.3, 0] : [0, 0.3, side]
        const shape = box[i % 2]
        if (shape)
          leaves.push(
            aim(shape, {
              at,
              along: [
                out[0] + random() * 1.6 - 0.8,
                out[1] + random() * 1.6 - 0.6,
                out[2] + random() * 1.6 - 0.8,
              ],
              facing: out,
              scale: 1.3 + 0.9 * random(),
            }),
          )
      }
      parts.add(
        "leaves",
        place(
          roundedBox({
            size: [hw * 2 - 0.02, hh - 0.01, hd * 2 - 0.02],
            radius: 0.05,
            cells: [8, 6, 4],
            bend: (p) => {
              const n = noise3(p[0] * 20, p[1] * 20, p[2] * 20, 5) * 0.016
              p[0] += n
              p[1] += n
              p[2] += n
            },
          }),
          { at: [0, soil + hh / 2 - 0.012, 0] },
        ),
      )
    }
    parts.addFitted("leaves", ...fitAround(leaves, { width, depth, foot: soil, top: height }))
    return parts.close()
  },
  symbol({ width, depth }) {
    const count = Math.max(2, Math.round(width / depth))
    return [
      symbolBox({ size: [width, depth] }),
      ...Array.from({ length: count }, (_, i) =>
        symbolRound({
          at: [-width / 2 + (width * (i + 0.5)) / count, 0],
          size: [Math.min(width / count, depth) * 0.8, Math.min(width / count, depth) * 0.8],
          style: "detail",
        }),
      ),
    ]
  },
  looks: [
    { name: { zh: "柚木观赏草花箱", en: "Teak box with grasses", vi: "Bồn teak trồng cỏ cảnh" } },
    {
      name: { zh: "混凝土绿篱", en: "Clipped hedge in concrete", vi: "Hàng rào cắt tỉa bồn bê tông" },
      values: { surface: "plain", plants: "hedge", height: 900, width: 1200 },
      finishes: { box: "concrete-smooth", leaves: "leaf-green" },
    },
    {
      name: { zh: "黑钢草箱", en: "Grasses in black steel", vi: "Bồn thép đen trồng cỏ" },
      values: { surface: "plain", width: 800, height: 1200 },
      finishes: { box: "steel-black", leaves: "grass-dry" },
    },
  ],
})

import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

const soft = (radius: Vec3, seed: number): Mesh =>
  deform(place(ball(1, Math.max(...radius) > 0.08 ? 32 : 20), { scale: radius }), (p) => {
    const by =
      1 +
      0.035 * noise3(p[0] * 22 + seed, p[1] * 22, p[2] * 22, seed) +
      0.034 * noise3(p[0] * 90, p[1] * 90, p[2] * 90, seed + 4)
    p[0] *= by
    p[1] *= by
    p[2] *= by
  })

/** A bear that sits, with stitched paws, a nose and a scarf if one likes. */
export const teddy = defineModel({
  id: "decor.teddy",
  category: "decor",
  name: { zh: "泰迪熊", en: "Teddy bear", vi: "Gấu bông" },
  words: {
    zh: ["玩具", "毛绒玩具", "儿童房"],
    en: ["toy", "soft toy", "nursery", "kids"],
    vi: ["đồ chơi", "thú bông", "phòng trẻ em"],
  },
  parameters: {
    width: length(300, 200, 500, 10),
    depth: length(280, 180, 460, 10),
    height: length(400, 260, 660, 10),
    scarf: choice("scarf", "none"),
  },
  slots: {
    fur: { finish: "boucle-oat", accepts: ["fabric"] },
    face: { finish: "boucle-cream", accepts: ["fabric"] },
    eyes: { finish: "plastic-black", accepts: ["plastic"] },
    scarf: { finish: "knit-terracotta", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, scarf }) {
    const parts = openParts()
    const fur = (radius: Vec3, at: Vec3, turn: Vec3 = [0, 0, 0], slot = "fur"): void =>
      parts.add(slot, place(soft(radius, parts.close().length + Math.round(at[0] * 90)), { at, turn }))
    fur([0.118, 0.125, 0.105], [0, 0.125, 0])
    fur([0.092, 0.086, 0.084], [0, 0.305, 0.012])
    fur([0.072, 0.085, 0.03], [0, 0.118, 0.085], [0.1, 0, 0], "face")
    for (const side of [-1, 1]) {
      fur([0.034, 0.034, 0.019], [side * 0.068, 0.375, 0.004], [0, 0, side * -0.5])
      fur([0.022, 0.022, 0.01], [side * 0.068, 0.374, 0.02], [0, 0, 0], "face")
      fur([0.036, 0.078, 0.036], [side * 0.118, 0.165, 0.042], [-0.6, 0, side * 0.55])
      fur([0.05, 0.046, 0.092], [side * 0.083, 0.048, 0.115], [0, side * 0.36, 0])
      fur([0.034, 0.037, 0.012], [side * 0.112, 0.05, 0.198], [0, side * 0.36, 0], "face")
      parts.add("eyes", place(ball(0.0095, 16), { at: [side * 0.034, 0.327, 0.088] }))
    }
    fur([0.043, 0.034, 0.034], [0, 0.283, 0.082], [0, 0, 0], "face")
    parts.add("eyes", place(ball(1, 16), { scale: [0.014, 0.0095, 0.009], at: [0, 0.297, 0.113] }))
    parts.add(
      "eyes",
      tube({
        path: [
          [0, 0.29, 0.1165],
          [0, 0.276, 0.116],
          [0.0, 0.274, 0.1155],
        ],
        radius: 0.0014,
        steps: 5,
        sides: 5,
      }),
    )
    parts.add(
      "eyes",
      tube({
        path: [
          [-0.016, 0.27, 0.11],
          [-0.008, 0.266, 0.1135],
          [0, 0.274, 0.1155],
          [0.008, 0.266, 0.1135],
          [0.016, 0.27, 0.11],
        ],
        radius: 0.0014,
        steps: 14,
        sides: 5,
      }),
    )
    if (scarf === "scarf") {
      // Wound flat around the neck, lower in front, its ends one over the other.
      parts.add(
        "scarf",
        sheet({
          cells: [48, 6],
          thickness: 0.011,
          surface: (u, v): Vec3 => {
            const turn = u * 2 * Math.PI + 0.5
            const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
            const out = 0.078 + 0.012 * Math.sin(v * Math.PI) + 0.003 * noise3(sin * 5, cos * 5, v * 4, 3)
            return [sin * out, 0.212 + v * 0.036 - 0.012 * cos, 0.014 + cos * out * 0.98]
          },
        }),
      )
      for (const [x, long, lean] of [
        [0.026, 0.105, 0.1],
        [0.054, 0.082, 0.34],
      ] as const)
        parts.add(
          "scarf",
          place(
            sheet({
              cells: [4, 10],
              thickness: 0.009,
              hasEdges: true,
              surface: (u, v): Vec3 => [
                (u - 0.5) * (0.03 + 0.008 * (1 - v)),
                (v - 1) * long,
                0.018 * Math.sin((1 - v) * 2.2) + 0.003 * Math.sin(u * 9 + x * 90),
              ],
            }),
            { at: [x, 0.226, 0.1], turn: [-0.12, 0, lean] },
          ),
        )
    }
    return fitMeshes(
      parts.close().map((part) => ({ slot: part.slot, mesh: mergeMeshes([part.mesh]) })),
      [width, height, depth],
    )
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.55, depth * 0.5], style: "detail" }),
  ],
  looks: [
    { name: { zh: "燕麦色泰迪熊", en: "Oat bear with a scarf", vi: "Gấu bông khăn đỏ đất" } },
    {
      name: { zh: "灰色大熊", en: "Large grey bear", vi: "Gấu bông xám lớn" },
      values: { width: 460, depth: 420, height: 600, scarf: "none" },
      finishes: { fur: "boucle-grey" },
    },
  ],
})

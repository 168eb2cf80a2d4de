import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { ball, disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"

/** Ends of the ribs: on a circle, or to the corners and sides of a square. */
const ribEnds = (canopy: "round" | "square"): readonly Vec2[] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI + Math.PI / 8
    const turned = angle - Math.PI / 8
    if (canopy === "round") return [Math.cos(angle), Math.sin(angle)]
    const by = 1 / Math.max(Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned)))
    return [Math.cos(turned) * by, Math.sin(turned) * by]
  })

/** A parasol: cloth that sags between eight ribs, a valance, and a heavy foot. */
export const parasol = defineModel({
  id: "outdoor.parasol",
  category: "outdoor",
  name: { zh: "遮阳伞", en: "Parasol", vi: "Dù che nắng" },
  words: {
    zh: ["太阳伞", "户外伞", "花园伞"],
    en: ["umbrella", "sunshade", "patio", "garden"],
    vi: ["dù", "ô che nắng", "dù sân vườn"],
  },
  parameters: {
    width: length(2700, 2000, 3500, 100),
    depth: length(2700, 2000, 3500, 100),
    height: length(2500, 2300, 2800, 50),
    canopy: choice("round", "square"),
    edge: choice("plain", "valance", "fringe"),
  },
  slots: {
    cloth: { finish: "outdoor-canvas-sand", accepts: ["fabric"] },
    edge: { finish: "cotton-white", accepts: ["fabric", "woven"] },
    pole: { finish: "teak-natural", accepts: ["wood", "metal"] },
    foot: { finish: "granite-grey", accepts: ["stone", "metal"] },
  },
  anchor: "floor",
  build({ width, depth, height, canopy, edge }) {
    const parts = openParts()
    const r = Math.min(width, depth) / 2
    const ends = ribEnds(canopy)
    const crown = height - 0.07
    const fall = r * 0.3
    const at = (end: Vec2, t: number, sag: number): Vec3 => [
      end[0] * r * t,
      crown - fall * t ** 1.12 - sag,
      end[1] * r * t,
    ]
    for (const [i, end] of ends.entries()) {
      const next = ends[(i + 1) % ends.length] ?? end
      const between = (u: number, t: number): Vec3 => {
        const [a, b] = [at(end, t, 0), at(next, t, 0)]
        const sag = 0.055 * t * t * Math.sin(Math.PI * u)
        const pull = 1 - 0.045 * Math.sin(Math.PI * u) * t
        return [
          (a[0] + (b[0] - a[0]) * u) * pull,
          a[1] + (b[1] - a[1]) * u - sag * 0.5,
          (a[2] + (b[2] - a[2]) * u) * pull,
        ]
      }
      parts.add(
        "cloth",
        sheet({ cells: [8, 10], thickness: 0.003, surface: (u, v) => between(1 - u, 1 - v * 0.985) }),
      )
      if (edge !== "plain") {
        const long = edge === "valance" ? 0.15 : 0.1
        parts.add(
          "edge",
          sheet({
            cells: [edge === "fringe" ? 40 : 14, 2],
            thickness: 0.003,
            surface: (u, v) => {
              const p = between(1 - u, 1)
              const scallop =
                edge === "valance"
                  ? 0.045 * Math.abs(Math.sin(u * Math.PI * 3))
                  : 0.03 * Math.abs(Math.sin(u * Math.PI * 20))
              const wave = 0.008 * Math.sin(u * 17 + i) * (1 - v)
              return [p[0] * (1.002 + wave), p[1] - (1 - v) * (long - 0.045 + scallop), p[2] * (1.002 + wave)]
            },
          }),
        )
      }
      parts.add(
        "pole",
        tube({
          path: [at(end, 0.02, 0.018), at(end, 0.5, 0.016), at(end, 0.985, 0.012)],
          radius: 0.0075,
          steps: 8,
          sides: 6,
        }),
      )
      parts.add(
        "pole",
        tube({
          path: [[end[0] * 0.03, crown - fall - 0.24, end[1] * 0.03], at(end, 0.52, 0.02)],
          radius: 0.006,
          steps: 1,
          sides: 6,
        }),
      )
    }
    parts.add(
      "pole",
      tube({
        path: [
          [0, 0.03, 0],
          [0, height - 0.03, 0],
        ],
        radius: 0.024,
        steps: 1,
        sides: 20,
      }),
      place(disc({ radius: 0.045, height: 0.07, rim: 0.01, segments: 28 }), {
        at: [0, crown - fall - 0.24, 0],
      }),
      place(disc({ radius: 0.05, height: 0.03, rim: 0.008, segments: 28 }), { at: [0, crown + 0.004, 0] }),
      place(ball(0.034, 20), { at: [0, height - 0.034, 0] }),
    )
    // A small second roof lets the wind through.
    for (const [i, end] of ends.entries()) {
      const next = ends[(i + 1) % ends.length] ?? end
      parts.add(
        "cloth",
        sheet({
          cells: [3, 4],
          thickness: 0.003,
          surface: (u, v) => {
            const t = (1 - v * 0.97) * 0.2
            const [a, b] = [at(end, t, -0.03), at(next, t, -0.03)]
            return [a[0] + (b[0] - a[0]) * (1 - u), a[1], a[2] + (b[2] - a[2]) * (1 - u)]
          },
        }),
      )
    }
    const foot = Math.min(0.6, r * 0.46)
    parts.add(
      "foot",
      place(roundedBox({ size: [foot, 0.07, foot], radius: 0.012, rounds: 3 }), { at: [0, 0.035, 0] }),
    )
    parts.add(
      "pole",
      place(disc({ radius: 0.034, height: 0.28, rim: 0.005, segments: 28 }), { at: [0, 0.2, 0] }),
    )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol({ width, depth, canopy }) {
    const ends = ribEnds(canopy)
    const [w, d] = [Math.max(...ends.map(([x]) => x)), Math.max(...ends.map(([, y]) => y))]
    const spots = ends.map(([x, y]): Vec2 => [(x / w) * (width / 2), (y / d) * (depth / 2)])
    return [
      { points: spots, isClosed: true, style: "dashed" },
      ...spots.map((spot) => symbolLine([[0, 0], spot])),
      symbolRound({ size: [0.5, 0.5] }),
    ]
  },
  looks: [
    { name: { zh: "沙色圆伞", en: "Round parasol in sand", vi: "Dù tròn màu cát" } },
    {
      name: { zh: "流苏遮阳伞", en: "Fringed parasol", vi: "Dù tua rua" },
      values: { edge: "fringe", width: 2200, depth: 2200, height: 2400 },
      finishes: { cloth: "cotton-white", edge: "rope-sand", foot: "terrazzo-pale" },
    },
    {
      name: { zh: "橄榄绿方伞", en: "Square parasol in olive", vi: "Dù vuông xanh ô liu" },
      values: { canopy: "square", edge: "valance", width: 3000, depth: 3000, height: 2650 },
      finishes: { cloth: "canvas-olive", edge: "canvas-olive", pole: "steel-black" },
    },
  ],
})

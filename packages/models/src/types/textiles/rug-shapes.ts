import { closeMesh, mergeMeshes, openMesh, type Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { ellipse } from "../../geometry/outlines.ts"
import { mapUv, place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { leastPile, pebble, pileEdge, pileLines, pileReach, type RugShape } from "./pile-edge.ts"

export const fringeLength = 0.065

/** The cords that are sewn over the two long edges; they wander with the weave. */
const boundEdges = (width: number, depth: number, thick: number): readonly Mesh[] =>
  [-1, 1].map((side) =>
    tube({
      path: Array.from({ length: 29 }, (_, i): Vec3 => {
        const x = (i / 28 - 0.5) * (width - 0.004)
        return [x, 0, side * (depth / 2 - thick * 0.4) + 0.004 * noise3(x * 5, 2, 0, 5)]
      }),
      radius: thick * 0.53,
      steps: 42,
      sides: 7,
      ends: "flat",
    }),
  )

interface RugBody {
  readonly shape: RugShape
  /** Metres. */
  readonly width: number
  readonly depth: number
  readonly thick: number
  /** Whether its picture covers all of it: uv from 0 to 1 over the piece, and in metres where not. */
  readonly isPrint: boolean
  /** Whether its ends in x have tassels, and so no pile that falls over them. */
  readonly isFringed: boolean
}

/** A rug around the origin of x and z that lies on y = 0, soft along its edges. */
export function rugBody(rug: RugBody): Mesh {
  const { shape, thick, isPrint, isFringed } = rug
  const hasPile = thick >= leastPile
  const around = hasPile ? 2 * pileReach : 0
  const width = rug.width - (isFringed ? 0 : around)
  const depth = rug.depth - around
  const body =
    shape === "rectangle"
      ? roundedBox({
          size: [width, thick, depth],
          radius: thick * 0.48,
          rounds: 3,
          cells: [14, 1, 14],
          grain: "x",
          bend: (p) => {
            // Woven edges are never quite straight, and the pile is uneven.
            const [u, v] = [p[0] / (width / 2), p[2] / (depth / 2)]
            p[0] += u ** 8 * Math.sign(u) * 0.004 * noise3(p[2] * 5, 1, 0, 4) * Math.sign(u)
            p[2] += v ** 8 * 0.004 * noise3(p[0] * 5, 2, 0, 5)
            if (p[1] > 0) p[1] += noise3(p[0] * 6, 0, p[2] * 6, 6) * thick * 0.05
          },
        })
      : plate({
          outline: shape === "round" ? ellipse(width, depth, 2, 72) : pebble(width, depth),
          thickness: thick,
          rim: thick * 0.46,
          rounds: 4,
        })
  const edges = hasPile
    ? pileLines(shape, width, depth, isFringed).map((line, i) => pileEdge(line, thick, 3 + i))
    : shape === "rectangle"
      ? boundEdges(width, depth, thick)
      : []
  const bound = mergeMeshes([body, ...edges])
  const lying = place(bound, { at: [0, thick / 2, 0] })
  if (!isPrint) return lying
  const uvs = new Float32Array(lying.uvs)
  for (let i = 0; i < uvs.length / 2; i++) {
    uvs[i * 2] = (lying.positions[i * 3] ?? 0) / rug.width + 0.5
    uvs[i * 2 + 1] = 0.5 - (lying.positions[i * 3 + 2] ?? 0) / rug.depth
  }
  return { ...lying, uvs }
}

/** Knotted tassels along both ends in x, from x = ±half outwards. */
export function rugFringe(half: number, depth: number, thick: number): Mesh {
  const count = Math.round(depth / 0.024)
  const one = tube({
    path: [
      [-0.008, 0, 0],
      [fringeLength * 0.4, 0.0015, 0],
      [fringeLength, -0.001, 0],
    ],
    radius: (at) => (at < 0.3 ? 0.0052 : 0.0034 + 0.0022 * at),
    steps: 4,
    sides: 4,
    ends: "none",
  })
  const meshes: Mesh[] = []
  for (const side of [0, 1])
    for (let i = 0; i < count; i++) {
      const z = -depth / 2 + 0.012 + ((depth - 0.024) * (i + 0.5)) / count
      meshes.push(
        place(one, {
          at: [(side === 0 ? 1 : -1) * half, Math.max(0.004, thick * 0.3), z],
          turn: [0, (chance(i, side) - 0.5) * 0.5 + side * Math.PI, 0],
          scale: [0.92 + 0.08 * chance(i, side, 2), 1, 1],
        }),
      )
    }
  return meshes.length > 0 ? mergeMeshes(meshes) : closeMesh(openMesh())
}

/** Shifts the pattern so that it does not begin at an edge. */
export const shifted = (mesh: Mesh): Mesh => mapUv(mesh, (u, v) => [u + 0.37, v + 0.21])

export function rugSymbol(
  shape: RugShape,
  width: number,
  depth: number,
  fringe: boolean,
): readonly SymbolLine[] {
  if (shape === "round")
    return [
      symbolRound({ size: [width, depth] }),
      symbolRound({ size: [width - 0.12, depth - 0.12], style: "detail" }),
    ]
  if (shape === "organic") return [{ points: pebble(width, depth), isClosed: true, style: "outline" }]
  const inner = fringe ? width - 2 * fringeLength : width
  const ticks = fringe ? Math.round(depth / 0.06) : 0
  return [
    symbolBox({ size: [inner, depth] }),
    symbolBox({ size: [inner - 0.14, depth - 0.14], style: "detail" }),
    ...[-1, 1].flatMap((side) =>
      Array.from({ length: ticks }, (_, i): SymbolLine => {
        const y = -depth / 2 + (depth * (i + 0.5)) / ticks
        return {
          points: [
            [(side * inner) / 2, y],
            [(side * width) / 2, y],
          ],
          style: "detail",
        }
      }),
    ),
  ]
}

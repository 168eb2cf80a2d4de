import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance, noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import type { Vec2 } from "../../geometry/vector.ts"

interface Fold {
  /** Metres: along the fold and away from it. */
  readonly width: number
  readonly depth: number
  readonly thick: number
  /** How many layers lie on each other. */
  readonly layers: number
  readonly seed: number
  /** Along the fold. */
  readonly cells?: number
}

/** A cloth folded to and fro, its round folds to the front (z), lying on y = 0. */
export function foldedCloth({ width, depth, thick, layers, seed, cells = 8 }: Fold): Mesh {
  const layer = thick / layers
  const points: Vec2[] = []
  // The middle line of the cloth in z and y, from its lower end; it turns at both sides.
  for (let i = 0; i < layers; i++) {
    const y = layer * (i + 0.5)
    const isForward = i % 2 === 0
    const short = 0.008 * chance(seed, i)
    const [from, to] = [-depth / 2 + layer * 0.95 + short, depth / 2 - layer * 0.95]
    const steps = 5
    for (let s = 0; s <= steps; s++) {
      const at = isForward ? s / steps : 1 - s / steps
      points.push([from + (to - from) * at, y])
    }
    if (i < layers - 1)
      for (let s = 1; s < 6; s++) {
        const angle = -Math.PI / 2 + (s / 6) * Math.PI
        const side = isForward ? 1 : -1
        const end = isForward ? to : from
        points.push([
          end + side * Math.cos(angle) * layer * 0.5,
          y + layer / 2 + Math.sin(angle) * layer * 0.5,
        ])
      }
  }
  const last = points.length - 1
  return sheet({
    cells: [cells, last],
    thickness: layer * 0.86,
    hasEdges: true,
    surface: (u, v) => {
      const [z, y] = points[Math.round(v * last)] ?? [0, 0]
      const lump = noise3(u * 3 + seed, z * 9, y * 20, seed) * 0.0045
      const droop = 1 - 0.1 * (y / thick) * Math.abs(2 * u - 1) ** 4
      // No layer ends quite where the one below it does, nor in a straight line.
      const inset =
        0.005 + 0.022 * Math.abs(noise3((y / layer) * 0.8, z * 2.5, seed + (u < 0.5 ? 9 : 0), seed + 2))
      const aside = -inset * (2 * u - 1) ** 3
      return [(u - 0.5) * width * (1 + lump * 0.6) + aside, y * droop + lump * (y / thick), z + lump]
    },
  })
}

/** A stack of folded towels on y = 0, each a little aside of the other. */
export function foldedTowels({
  width,
  depth,
  count,
  seed,
  thick = 0.056,
}: {
  readonly width: number
  readonly depth: number
  readonly count: number
  readonly seed: number
  readonly thick?: number
}): readonly Mesh[] {
  return Array.from({ length: count }, (_, i) =>
    mergeMeshes([
      place(
        foldedCloth({
          width: width * (1 - 0.02 * chance(seed, i, 2)),
          depth: depth * (1 - 0.03 * chance(seed, i, 3)),
          thick,
          layers: 4,
          seed: seed + i,
        }),
        {
          at: [(chance(seed, i) - 0.5) * 0.012, i * thick * 0.985, (chance(seed, i, 1) - 0.5) * 0.008],
          turn: [0, (chance(seed, i, 4) - 0.5) * 0.05, 0],
        },
      ),
    ]),
  )
}

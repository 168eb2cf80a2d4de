import type { HalfEdge, WallGraph } from "../../geometry/wall-graph.ts"
import {
  directionTo,
  distance,
  dot,
  meetLines,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../../geometry/vectors.ts"

/**
 * A mitre longer than this many half thicknesses is cut off: that of nearly parallel walls would run to
 * infinity.
 */
export const mitreCap = 10

/** Where the two faces of each half-edge start, at its origin. */
export interface WallCorners {
  readonly left: readonly Vector[]
  readonly right: readonly Vector[]
}

/**
 * Faces of walls that meet are run together to a mitre.
 *
 *        \ b \
 *         \   \
 *          \   *------    * the corner between a (going right) and b, the next counter-clockwise:
 *           \    . a      where the left face of a meets the right face of b
 *            *--------
 */
export function findCorners({ places, halfEdges, around }: WallGraph): WallCorners {
  const left: Vector[] = halfEdges.map(() => ({ x: 0, y: 0 }))
  const right: Vector[] = halfEdges.map(() => ({ x: 0, y: 0 }))
  const along = halfEdges.map(({ origin, target }) => {
    const [from, to] = [places[origin], places[target]]
    return from && to ? directionTo(from, to) : { x: 1, y: 0 }
  })
  for (const [place, leaving] of around.entries()) {
    const at = places[place]
    if (!at) continue
    for (const [rank, a] of leaving.entries()) {
      const b = leaving[(rank + 1) % leaving.length] ?? a
      const [faceA, faceB] = [faceOf(at, halfEdges[a], along[a], 1), faceOf(at, halfEdges[b], along[b], -1)]
      if (!faceA || !faceB) continue
      const mitre = leaving.length === 1 ? null : findMitre(at, faceA, faceB)
      left[a] = mitre ?? faceA.place
      right[b] = mitre ?? faceB.place
    }
  }
  return { left, right }
}

interface Face {
  /** Where the face would start with a square end. */
  readonly place: Vector
  readonly along: Vector
  readonly half: number
}

function faceOf(
  at: Vector,
  halfEdge: HalfEdge | undefined,
  along: Vector | undefined,
  side: 1 | -1,
): Face | null {
  if (!halfEdge || !along) return null
  return { place: plus(at, times(turnLeft(along), side * halfEdge.half)), along, half: halfEdge.half }
}

/** Null: a butt joint, each wall with its square end. */
function findMitre(at: Vector, a: Face, b: Face): Vector | null {
  // In line and equally thick: the faces are one line.
  if (distance(a.place, b.place) < 1e-6) return a.place
  const meeting = meetLines(a.place, a.along, b.place, b.along)
  if (!meeting) return null
  if (distance(at, meeting) > mitreCap * Math.max(a.half, b.half)) return null
  // Nearly in line but of different thickness: the faces meet far along one of the walls, which would taper.
  return a.half !== b.half && dot(a.along, b.along) < -0.999 ? null : meeting
}

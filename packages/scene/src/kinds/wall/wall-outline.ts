import {
  cross,
  distance,
  dot,
  minus,
  times,
  turnLeft,
  directionTo,
  plus,
  type Vector,
} from "../../geometry/vectors.ts"
import { withoutRepeats, type Ring } from "../../geometry/rings.ts"
import type { WallPlan } from "../../geometry/rooms.ts"

/** The two faces of a wall in plan, from its `from` to its `to`, mitred with its neighbours. */
export interface WallOutline {
  readonly left: readonly Vector[]
  readonly right: readonly Vector[]
  /** The end of the centre line, if it is needed to fill the joint of three or more walls; else null. */
  readonly tipFrom: Vector | null
  readonly tipTo: Vector | null
}

/** The faces of the wall with this number in the plan; null for one without length. */
export function outlineWall({ graph, corners }: WallPlan, wall: number): WallOutline | null {
  const chain = graph.chains[wall] ?? []
  const [first, last] = [chain[0], chain.at(-1)]
  if (first === undefined || last === undefined) return null
  const left: Vector[] = []
  const right: Vector[] = []
  for (const at of chain) {
    const twin = graph.halfEdges[at]?.twin ?? at
    const faces = [corners.left[at], corners.right[twin], corners.right[at], corners.left[twin]]
    const [leftFrom, leftTo, rightFrom, rightTo] = faces
    if (!leftFrom || !leftTo || !rightFrom || !rightTo) continue
    left.push(leftFrom, leftTo)
    right.push(rightFrom, rightTo)
  }
  const back = graph.halfEdges[last]?.twin ?? last
  return {
    left: withoutNeighbours(left),
    right: withoutNeighbours(right),
    tipFrom: findTip({ graph, corners }, first),
    tipTo: findTip({ graph, corners }, back),
  }
}

/** Counter-clockwise around the wall. */
export const ringOfOutline = ({ left, right, tipFrom, tipTo }: WallOutline): Ring =>
  withoutRepeats([...(tipFrom ? [tipFrom] : []), ...right, ...(tipTo ? [tipTo] : []), ...left.toReversed()])

const withoutNeighbours = (line: readonly Vector[]): readonly Vector[] =>
  line.filter((place, at) => {
    const before = line[at - 1]
    return !before || distance(before, place) > 1e-6
  })

/**
 * Three mitred walls leave a triangle between them: each takes its part up to the joint. If another wall
 * passes straight through, that one fills it.
 */
function findTip({ graph, corners }: Pick<WallPlan, "graph" | "corners">, leaving: number): Vector | null {
  const halfEdge = graph.halfEdges[leaving]
  const at = graph.places[halfEdge?.origin ?? -1]
  if (!halfEdge || !at) return null
  const others = (graph.around[halfEdge.origin] ?? []).filter((other) => other !== leaving)
  if (others.length < 2) return null
  const directions = others.map((other) => {
    const target = graph.places[graph.halfEdges[other]?.target ?? -1]
    return target ? directionTo(at, target) : { x: 1, y: 0 }
  })
  const isPassed = directions.some((one, rank) =>
    directions.slice(rank + 1).some((other) => dot(one, other) < -0.999),
  )
  const [left, right] = [corners.left[leaving], corners.right[leaving]]
  if (isPassed || !left || !right) return null
  // Only if the joint is outside the area that the two corners enclose already.
  return cross(minus(left, right), minus(at, right)) > 0 ? at : null
}

/** Where a wall of this thickness has its face, beside a point on its centre line. */
export const besideAxis = (place: Vector, along: Vector, aside: number): Vector =>
  plus(place, times(turnLeft(along), aside))

import type { Wall } from "../kinds/wall/wall.ts"
import { clusterPlaces } from "./cluster-places.ts"
import { findJoints, touchDistance, type Segment } from "./find-joints.ts"
import { minus, type Vector } from "./vectors.ts"
import { flattenWall } from "../kinds/wall/wall-axis.ts"

/** One direction of a piece of wall between two joints. The face is on its left. */
export interface HalfEdge {
  readonly origin: number
  readonly target: number
  readonly twin: number
  /** Half the thickness of the thickest wall that runs here. */
  readonly half: number
  /**
   * The walls of this piece, more than one if walls lie on each other; `isForward`: along the wall's
   * direction.
   */
  readonly walls: readonly { readonly wall: number; readonly isForward: boolean }[]
}

/**
 * The walls of a level, divided wherever they touch or cross. The order of the walls affects only their
 * numbers.
 */
export interface WallGraph {
  /** From left to right. */
  readonly places: readonly Vector[]
  readonly halfEdges: readonly HalfEdge[]
  /** For each point the half-edges that leave it, counter-clockwise. */
  readonly around: readonly (readonly number[])[]
  /** For each half-edge the one that follows it around the face on its left. */
  readonly next: readonly number[]
  /** For each wall the half-edges from its `from` to its `to`. */
  readonly chains: readonly (readonly number[])[]
}

type WallLine = Pick<Wall, "from" | "to" | "sagitta" | "thickness">

export function buildWallGraph(walls: readonly WallLine[]): WallGraph {
  const segments = walls.flatMap((wall, at) => segmentsOf(wall, at))
  const joints = findJoints(segments)
  const { places, groupOf } = clusterPlaces(
    walls.flatMap(({ from, to }) => [from, to]),
    [
      // The inner corners of arcs; the ends of all walls are in the list already.
      ...segments.flatMap(({ wall, to }) => (walls[wall]?.sagitta === 0 ? [] : [to])),
      ...joints.flatMap((ofSegment) => ofSegment.map(({ place }) => place)),
    ],
    touchDistance,
  )
  const stops: number[][] = walls.map(() => [])
  for (const [at, segment] of segments.entries()) {
    const ofWall = stops[segment.wall] ?? []
    const pass = (place: Vector) => {
      const stop = groupOf(place)
      if (ofWall.at(-1) !== stop) ofWall.push(stop)
    }
    pass(segment.from)
    for (const { place } of (joints[at] ?? []).toSorted((a, b) => a.share - b.share)) pass(place)
    pass(segment.to)
  }
  const { edges, edgesOf } = collectEdges(walls, stops, places.length)
  const halfEdges = edges.flatMap(toHalfEdges)
  const around = sortAround(places, halfEdges)
  const chains = edgesOf.map((ofWall, wall) =>
    ofWall.map(({ number, low }, at) => (stops[wall]?.[at] === low ? 2 * number : 2 * number + 1)),
  )
  return { places, halfEdges, around, next: findNext(halfEdges, around), chains }
}

function segmentsOf(wall: WallLine, at: number): Segment[] {
  const corners = flattenWall(wall)
  return corners.slice(1).flatMap((to, before) => {
    const from = corners[before]
    return from && (from.x !== to.x || from.y !== to.y) ? [{ wall: at, from, to }] : []
  })
}

interface Edge {
  readonly low: number
  readonly high: number
  half: number
  /** Among all edges, in order. */
  number: number
  readonly walls: { readonly wall: number; readonly isForward: boolean }[]
}

function collectEdges(
  walls: readonly WallLine[],
  stops: readonly (readonly number[])[],
  placeCount: number,
): { readonly edges: readonly Edge[]; readonly edgesOf: readonly (readonly Edge[])[] } {
  const known = new Map<number, Edge>()
  const edgesOf: Edge[][] = walls.map(() => [])
  for (const [wall, ofWall] of stops.entries()) {
    for (const [before, stop] of ofWall.slice(1).entries()) {
      const start = ofWall[before] ?? stop
      const [low, high] = start < stop ? [start, stop] : [stop, start]
      const edge = known.get(low * placeCount + high) ?? { low, high, half: 0, number: 0, walls: [] }
      edge.half = Math.max(edge.half, (walls[wall]?.thickness ?? 0) / 2)
      edge.walls.push({ wall, isForward: start === low })
      known.set(low * placeCount + high, edge)
      edgesOf[wall]?.push(edge)
    }
  }
  const edges = [...known.values()].toSorted((a, b) => a.low - b.low || a.high - b.high)
  for (const [number, edge] of edges.entries()) edge.number = number
  return { edges, edgesOf }
}

function toHalfEdges({ low, high, half, walls }: Edge, at: number): HalfEdge[] {
  const backward = walls.map(({ wall, isForward }) => ({ wall, isForward: !isForward }))
  return [
    { origin: low, target: high, twin: 2 * at + 1, half, walls },
    { origin: high, target: low, twin: 2 * at, half, walls: backward },
  ]
}

function sortAround(
  places: readonly Vector[],
  halfEdges: readonly HalfEdge[],
): readonly (readonly number[])[] {
  const around: number[][] = places.map(() => [])
  const angles = halfEdges.map(({ origin, target }, at) => {
    around[origin]?.push(at)
    const [from, to] = [places[origin], places[target]]
    if (!from || !to) return 0
    const along = minus(to, from)
    return Math.atan2(along.y, along.x)
  })
  for (const leaving of around) leaving.sort((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0) || a - b)
  return around
}

/**
 * At a point the walk continues by the half-edge next clockwise to the one back, so faces are on the left.
 */
function findNext(halfEdges: readonly HalfEdge[], around: readonly (readonly number[])[]): readonly number[] {
  const next = halfEdges.map((_, at) => at)
  for (const leaving of around) {
    for (const [rank, back] of leaving.entries()) {
      const arriving = halfEdges[back]?.twin
      if (arriving !== undefined) next[arriving] = leaving.at(rank - 1) ?? back
    }
  }
  return next
}

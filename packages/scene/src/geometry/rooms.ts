import type { Wall, WallSide } from "../kinds/wall/wall.ts"
import type { ElementId } from "../elements/values.ts"
import {
  areaOfRegion,
  areaOfRing,
  boxAround,
  fromFirstCorner,
  isInRing,
  type Region,
  type Ring,
} from "./rings.ts"
import { comparePlaces, type Vector } from "./vectors.ts"
import { findCorners, type WallCorners } from "../kinds/wall/wall-corners.ts"
import { buildWallGraph, type HalfEdge, type WallGraph } from "./wall-graph.ts"
import { walkFaces, type Walk } from "./walk-faces.ts"

export interface WallWithId {
  readonly id: ElementId
  readonly wall: Wall
}

/** A stretch of a room's edge: a piece of wall between two joints, seen from the room. */
export interface RoomSide {
  /** On the centre line, the room on the left. */
  readonly from: Vector
  readonly to: Vector
  /** The same on the face of the wall. */
  readonly innerFrom: Vector
  readonly innerTo: Vector
  /** Where the face would start and end with square ends; differs from the above by the mitre. */
  readonly half: number
  /** The walls it belongs to, and their side that faces the room. */
  readonly walls: readonly { readonly id: ElementId; readonly side: WallSide }[]
}

/**
 * A face of the wall graph. Its region runs on centre lines; `innerRegion` returns the floor between the
 * walls.
 */
export interface Room extends Region {
  /** Equal for as long as all corners stay where they are. */
  readonly key: string
  /** On centre lines, minus walls that stand free in it, mm2. */
  readonly area: number
  /** The outline, then one ring around each group of walls that stands free in it. */
  readonly edges: readonly (readonly RoomSide[])[]
}

/** Rooms and the faces of walls, computed together from all walls of a level. */
export interface WallPlan {
  readonly walls: readonly WallWithId[]
  readonly graph: WallGraph
  readonly corners: WallCorners
  /** By their leftmost lowest corner. */
  readonly rooms: readonly Room[]
  /** Around each group of walls that is in no room, clockwise: the basis of outer dimensions. */
  readonly outsides: readonly (readonly RoomSide[])[]
}

/** Smaller faces come from slanted walls on top of each other, mm2. */
export const roomAreaMin = 10_000

export function planWalls(walls: readonly WallWithId[]): WallPlan {
  const graph = buildWallGraph(walls.map(({ wall }) => wall))
  const corners = findCorners(graph)
  const walks = walkFaces(graph)
  const groups = findGroups(graph)
  const groupOf = (walk: Walk) => groups[graph.halfEdges[walk.halfEdges[0] ?? 0]?.origin ?? 0]
  const toSides = (walk: Walk) => sidesOfWalk(walls, graph, corners, walk)
  const faces = walks
    .filter(({ area }) => area > roomAreaMin)
    .map((walk) => {
      const outline = walk.rings.reduce((one, ring) => (areaOfRing(ring) > areaOfRing(one) ? ring : one), [])
      return { walk, outline, box: boxAround(outline), islands: new Array<Walk>() }
    })
  const outsides: (readonly RoomSide[])[] = []
  for (const walk of walks) {
    if (walk.area > 0) continue
    const place = graph.places[graph.halfEdges[walk.halfEdges[0] ?? 0]?.origin ?? 0]
    if (!place) continue
    const around = faces.filter(
      ({ walk: face, outline, box }) =>
        groupOf(face) !== groupOf(walk) &&
        place.x > box.minX &&
        place.x < box.maxX &&
        place.y > box.minY &&
        place.y < box.maxY &&
        isInRing(place, outline),
    )
    const [innermost] = around.toSorted((a, b) => areaOfRing(a.outline) - areaOfRing(b.outline))
    if (innermost) innermost.islands.push(walk)
    else outsides.push(toSides(walk))
  }
  const rooms = faces.map(({ walk, outline, islands }) => {
    const all = [walk, ...islands.toSorted((a, b) => (a.halfEdges[0] ?? 0) - (b.halfEdges[0] ?? 0))]
    const holes = all.flatMap(({ rings }) => rings.filter((ring) => areaOfRing(ring) < 0))
    return toRoom(outline, holes, all.map(toSides))
  })
  return {
    walls,
    graph,
    corners,
    rooms: rooms.toSorted(
      (a, b) => comparePlaces(a.outline[0] ?? origin, b.outline[0] ?? origin) || a.area - b.area,
    ),
    outsides,
  }
}

const origin: Vector = { x: 0, y: 0 }

function toRoom(outline: Ring, holes: readonly Ring[], edges: readonly (readonly RoomSide[])[]): Room {
  const region = { outline: fromFirstCorner(outline), holes: holes.map(fromFirstCorner) }
  const key = [region.outline, ...region.holes]
    .map((ring) => ring.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(" "))
    .join("|")
  return { ...region, key, area: areaOfRegion(region), edges }
}

function sidesOfWalk(
  walls: readonly WallWithId[],
  { places, halfEdges }: WallGraph,
  { left, right }: WallCorners,
  walk: Walk,
): readonly RoomSide[] {
  return walk.halfEdges.flatMap((at): RoomSide[] => {
    const halfEdge = halfEdges[at]
    if (!halfEdge) return []
    const [from, to] = [places[halfEdge.origin], places[halfEdge.target]]
    const [innerFrom, innerTo] = [left[at], right[halfEdge.twin]]
    if (!from || !to || !innerFrom || !innerTo) return []
    return [{ from, to, innerFrom, innerTo, half: halfEdge.half, walls: namedWalls(walls, halfEdge) }]
  })
}

function namedWalls(walls: readonly WallWithId[], halfEdge: HalfEdge): RoomSide["walls"] {
  const named = halfEdge.walls.map(({ wall, isForward }) => ({
    id: walls[wall]?.id ?? "",
    side: isForward ? ("left" as const) : ("right" as const),
  }))
  // Nearly always there is one.
  return named.length < 2 ? named : named.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** For each point the number of its group of connected walls. */
function findGroups({ places, halfEdges, around }: WallGraph): readonly number[] {
  const groups: number[] = places.map(() => -1)
  for (const start of places.keys()) {
    if (groups[start] !== -1) continue
    const waiting = [start]
    groups[start] = start
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const leaving of around[at] ?? []) {
        const target = halfEdges[leaving]?.target
        if (target === undefined || groups[target] !== -1) continue
        groups[target] = start
        waiting.push(target)
      }
    }
  }
  return groups
}

import { cutFrom } from "./clip-regions.ts"
import { areaOfRegion, areaOfRing, perimeterOfRing, withoutRepeats, type Region, type Ring } from "./rings.ts"
import type { Room, RoomSide } from "./rooms.ts"
import { directionTo, distance, dot, minus, plus, times, turnLeft, type Vector } from "./vectors.ts"

/** Lengths in mm, areas in mm2. */
export interface RoomMeasures {
  /** Between the faces of the walls: the displayed area, and the one for buying floors. */
  readonly netArea: number
  /** On the centre lines of the walls: adds up over a level without gaps. */
  readonly grossArea: number
  /** Along the faces of the walls, including those that stand free in the room. */
  readonly perimeter: number
}

/**
 * The floor between the faces of the walls. Usually one region; thick walls may cut a room into pieces or
 * fill it.
 */
export function innerRegions(room: Room): readonly Region[] {
  const rings = room.edges.map((sides) => innerRing(sides))
  const isPlain = room.edges.every((sides) => !sides.some(isTurnedRound))
  const [outline, ...holes] = rings
  if (isPlain && outline && areaOfRing(outline) > 0)
    return [{ outline, holes: holes.filter((ring) => ring.length > 2) }]
  return clipFloor(room)
}

export function measureRoom(room: Room): RoomMeasures {
  const regions = innerRegions(room)
  return {
    netArea: regions.reduce((sum, region) => sum + areaOfRegion(region), 0),
    grossArea: room.area,
    perimeter: regions
      .flatMap(({ outline, holes }) => [outline, ...holes])
      .reduce((sum, ring) => sum + perimeterOfRing(ring), 0),
  }
}

const innerRing = (sides: readonly RoomSide[]): Ring =>
  withoutRepeats(sides.flatMap(({ innerFrom, innerTo }) => [innerFrom, innerTo]))

/**
 * Whether the mitres at its two ends have passed each other: the wall is thicker than this stretch is long.
 */
const isTurnedRound = ({ from, to, innerFrom, innerTo }: RoomSide): boolean =>
  dot(minus(innerTo, innerFrom), minus(to, from)) < -1e-6

/**
 * The slow way: the face minus every piece of wall around it, for walls whose faces have passed each other.
 */
function clipFloor(room: Room): readonly Region[] {
  const bodies = room.edges.flatMap((sides) => sides.flatMap((side) => [bodyOf(side), ...mitresOf(side)]))
  return cutFrom(
    room,
    bodies.filter((body) => Math.abs(areaOfRing(body)) > 1),
  )
}

/** The piece of wall on the room's side with square ends. */
function bodyOf({ from, to, half }: RoomSide): Ring {
  const inward = times(turnLeft(directionTo(from, to)), half)
  return [from, to, plus(to, inward), plus(from, inward)]
}

/** What a mitre adds to the square ends, if anything. */
function mitresOf({ from, to, half, innerFrom, innerTo }: RoomSide): Ring[] {
  const along = directionTo(from, to)
  const inward = times(turnLeft(along), half)
  const isBeyond = (end: Vector, corner: Vector, way: 1 | -1) => way * dot(minus(corner, end), along) > 1e-6
  return [
    ...(isBeyond(to, innerTo, 1) && distance(to, innerTo) > half ? [[to, innerTo, plus(to, inward)]] : []),
    ...(isBeyond(from, innerFrom, -1) && distance(from, innerFrom) > half
      ? [[from, plus(from, inward), innerFrom]]
      : []),
  ]
}

import type { ElementId } from "../../elements/values.ts"
import type { Scene } from "../../document/scene.ts"
import { innerRegions } from "../../geometry/measure-room.ts"
import { planLevel, roomAt } from "../../geometry/plan-level.ts"
import { isInRegion, sidesOf, type Region } from "../../geometry/rings.ts"
import {
  directionTo,
  distance,
  dot,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "../../geometry/vectors.ts"
import { boxAt, elementsNear } from "../../document/elements-near.ts"

/** A stretch of the face of a wall, as furniture can stand against it. */
export interface WallFace {
  readonly from: Vector
  /** Of length 1, from its left end to its right one as seen by who stands before it facing away. */
  readonly along: Vector
  readonly length: number
  /** Into the room; of length 1. */
  readonly inward: Vector
}

/** What is around a place: the floor of its room between the walls, null outside of rooms, and the faces of walls. */
export interface Surroundings {
  readonly floor: Region | null
  readonly faces: readonly WallFace[]
}

/** Walls farther away than this are of no interest outside of rooms, mm. */
const outside = 3_000

/** The faces of the walls around a place of a level: of its room, or of the walls near it where it is in none. */
export function surroundingsOf(scene: Scene, level: ElementId, place: Vector): Surroundings {
  const room = roomAt(planLevel(scene, level), place)
  const regions = room ? innerRegions(room) : []
  const floor = regions.find((region) => isInRegion(place, region)) ?? regions[0] ?? null
  if (floor) return { floor, faces: [floor.outline, ...floor.holes].flatMap(sidesOf).flatMap(faceBetween) }
  const walls = elementsNear(scene, level, "wall", boxAt(place, outside))
  const faces = walls.flatMap(({ element: { from, to, thickness, sagitta } }) => {
    if (sagitta !== 0) return []
    const aside = times(turnLeft(directionTo(from, to)), thickness / 2)
    return [
      [plus(from, aside), plus(to, aside)] as const,
      [minus(to, aside), minus(from, aside)] as const,
    ].flatMap(faceBetween)
  })
  return { floor: null, faces }
}

/** What is inside lies left of a side. */
function faceBetween([from, to]: readonly [Vector, Vector]): readonly WallFace[] {
  const length = distance(from, to)
  if (length < 1) return []
  const along = directionTo(from, to)
  return [{ from, along, length, inward: turnLeft(along) }]
}

/** How far a place is before a face, and how far along it, mm. */
export const onFace = (
  { from, along, inward }: WallFace,
  place: Vector,
): { readonly away: number; readonly s: number } => {
  const off = minus(place, from)
  return { away: dot(off, inward), s: dot(off, along) }
}

import type { Wall, WallEnd } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import { distance, type Vector } from "../../geometry/vectors.ts"
import { wallAxis } from "./wall-axis.ts"

/** One end of a wall. */
export interface WallTip {
  readonly id: ElementId
  readonly wall: Wall
  readonly end: WallEnd
}

export const wallEnds = ["from", "to"] as const
export const otherEnd = (end: WallEnd): WallEnd => (end === "from" ? "to" : "from")

/** The ends of walls that meet in a point. */
export const tipsAt = (walls: readonly WallWithId[], place: Vector): readonly WallTip[] =>
  walls.flatMap(({ id, wall }) =>
    wallEnds.flatMap((end) => (distance(wall[end], place) <= touchDistance ? [{ id, wall, end }] : [])),
  )

/** The walls that pass through a point without ending there. */
export const hostsAt = (walls: readonly WallWithId[], place: Vector): readonly WallWithId[] =>
  walls.filter(
    ({ wall }) =>
      wallEnds.every((end) => distance(wall[end], place) > touchDistance) &&
      wallAxis(wall).project(place).distance <= touchDistance,
  )

/** The ends of other walls on a wall, between its ends. */
export function teesOn(walls: readonly WallWithId[], { id, wall }: WallWithId): readonly WallTip[] {
  const axis = wallAxis(wall)
  return walls.flatMap((other) =>
    other.id === id
      ? []
      : wallEnds.flatMap((end) => {
          const place = other.wall[end]
          const isAtAnEnd = wallEnds.some((own) => distance(wall[own], place) <= touchDistance)
          return !isAtAnEnd && axis.project(place).distance <= touchDistance ? [{ ...other, end }] : []
        }),
  )
}

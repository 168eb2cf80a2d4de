import type { ElementId } from "../../elements/values.ts"
import type { WallSide } from "./wall.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import { cross, minus, type Vector } from "../../geometry/vectors.ts"
import { wallAxis } from "./wall-axis.ts"

/** The wall nearest to a point, the position along it, and the side of the point; null without walls. */
export function closestWall(
  walls: readonly WallWithId[],
  place: Vector,
): {
  readonly id: ElementId
  /** Along its centre line, mm from its `from`. */
  readonly at: number
  /** From its centre line, mm. */
  readonly distance: number
  readonly side: WallSide
} | null {
  const found = walls.map(({ id, wall }) => {
    const axis = wallAxis(wall)
    const { s, distance } = axis.project(place)
    const at = Math.min(axis.length, Math.max(0, s))
    const isLeft = cross(axis.directionAt(at), minus(place, axis.pointAt(at))) >= 0
    return { id, at, distance, side: isLeft ? ("left" as const) : ("right" as const) }
  })
  return found.toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))[0] ?? null
}

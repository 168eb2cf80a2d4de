import type { Scene } from "@roomwright/scene/document/scene"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { plus, times, turnLeft } from "@roomwright/scene/geometry/vectors"
import type { WallSide } from "@roomwright/scene/kinds/wall/wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { stretchesOf } from "@roomwright/scene/kinds/wall/wall-stretches"
import { wallsAround } from "./walls-around.ts"

/** A place is looked at so far beside the face of a wall, mm. */
const beside = 5

/** The sides of walls that look into a room, by the middle of each stretch. */
export const sidesOfRoom = (
  scene: Scene,
  level: ElementId,
  room: Room,
): readonly { readonly wall: ElementId; readonly side: WallSide; readonly at: number }[] =>
  [...new Set(wallsAround(room))].flatMap((id) => {
    const wall = findElement(scene, id, "wall")
    if (!wall) return []
    const axis = wallAxis(wall)
    return (["left", "right"] as const).flatMap((side) =>
      stretchesOf(planLevel(scene, level), id, side).flatMap(({ start, end }) => {
        const at = (start + end) / 2
        const off = (side === "left" ? 1 : -1) * (wall.thickness / 2 + beside)
        const place = plus(axis.pointAt(at), times(turnLeft(axis.directionAt(at)), off))
        return isInRegion(place, room) ? [{ wall: id, side, at }] : []
      }),
    )
  })

import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { wallSides } from "@roomwright/scene/kinds/finish/settle-wall-finishes"
import type { WallSide } from "@roomwright/scene/kinds/wall/wall"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { distance } from "@roomwright/scene/geometry/vectors"

/** One face of a wall between the walls that join it: mm, and mm2 less its doors and windows. */
export interface WallFace {
  readonly side: WallSide
  readonly length: number
  readonly area: number
}

/** Both faces of a wall. */
export function facesOfWall(scene: Scene, id: ElementId): readonly WallFace[] {
  const wall = findElement(scene, id, "wall")
  if (!wall) return []
  const { rooms, outsides } = planLevel(scene, wall.parent)
  const all = [...rooms.flatMap(({ edges }) => edges.flat()), ...outsides.flat()]
  const open = childrenOfKind(scene, id, "opening").reduce(
    (sum, { element }) =>
      sum + element.width * Math.max(0, Math.min(element.height, wall.height - element.sill)),
    0,
  )
  return wallSides.map((side) => {
    const length = all
      .filter(({ walls }) => walls.some((one) => one.id === id && one.side === side))
      .reduce((sum, { innerFrom, innerTo }) => sum + distance(innerFrom, innerTo), 0)
    return { side, length, area: Math.max(0, length * wall.height - open) }
  })
}

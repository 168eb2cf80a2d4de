import type { Scene } from "@roomwright/scene/document/scene"
import { findElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { WallEnd } from "@roomwright/scene/elements/wall"
import { distance, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import { selectedIds, type Selection } from "../editor/selection.ts"

/** What can be taken hold of on what is chosen. They are drawn as large on the screen at every zoom. */
export type Handle =
  | { readonly kind: "wallEnd"; readonly id: ElementId; readonly end: WallEnd; readonly at: Vector }
  /** The middle of a wall: bends it to an arc. */
  | { readonly kind: "wallBend"; readonly id: ElementId; readonly at: Vector }
  | {
      readonly kind: "openingSide"
      readonly id: ElementId
      readonly side: "from" | "to"
      readonly at: Vector
    }

/** The handles of the one element that is chosen; of several there are none. */
export function handlesOf(scene: Scene, selection: Selection): readonly Handle[] {
  const [id, ...more] = selectedIds(selection)
  if (id === undefined || more.length > 0) return []
  const wall = findElement(scene, id, "wall")
  if (wall) {
    const axis = wallAxis(wall)
    const bend: readonly Handle[] =
      distance(wall.from, wall.to) < 400 ? [] : [{ kind: "wallBend", id, at: axis.pointAt(axis.length / 2) }]
    return [
      { kind: "wallEnd", id, end: "from", at: wall.from },
      { kind: "wallEnd", id, end: "to", at: wall.to },
      ...bend,
    ]
  }
  const opening = findElement(scene, id, "opening")
  const host = opening && findElement(scene, opening.parent, "wall")
  if (!opening || !host) return []
  const axis = wallAxis(host)
  return (["from", "to"] as const).map((side): Handle => ({
    kind: "openingSide",
    id,
    side,
    at: axis.pointAt(opening.at + ((side === "from" ? -1 : 1) * opening.width) / 2),
  }))
}

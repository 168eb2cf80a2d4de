import { moveWall } from "@roomwright/scene/commands/move-wall"
import { moveOpening } from "@roomwright/scene/commands/place-opening"
import { setUnderlay } from "@roomwright/scene/commands/place-underlay"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { dot, plus, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import type { DoneName } from "../editor/editor-state.ts"
import type { Command } from "../editor/editor.ts"
import { inOrder } from "./in-order.ts"

/** Pushes what is chosen by so many mm; null where nothing of it can be pushed. */
export function pushElements(
  scene: Scene,
  ids: readonly ElementId[],
  by: Vector,
): { readonly what: DoneName; readonly command: Command } | null {
  const pushes = ids.flatMap((id) => pushOf(scene, id, by) ?? [])
  const [first] = pushes
  return first ? { what: first.what, command: inOrder(pushes.map(({ command }) => command)) } : null
}

function pushOf(
  scene: Scene,
  id: ElementId,
  by: Vector,
): { readonly what: DoneName; readonly command: Command } | null {
  const element = scene.elements[id]
  switch (element?.kind) {
    case "wall":
      return { what: "moveWall", command: (now, newId) => moveWall(now, { wall: id, by }, newId) }
    case "opening": {
      const wall = scene.elements[element.parent]
      if (wall?.kind !== "wall") return null
      // Along its wall: as far as the key points that way.
      const along = dot(by, wallAxis(wall).directionAt(element.at))
      const at = Math.round(element.at + along)
      return {
        what: "moveOpening",
        command: (now, newId) => moveOpening(now, { opening: id, wall: element.parent, at }, newId),
      }
    }
    case "underlay":
      return {
        what: "setUnderlay",
        command: (now, newId) => setUnderlay(now, { underlay: id, at: plus(element.at, by) }, newId),
      }
    default:
      return null
  }
}

import { isAnyMovable, moveElements } from "@roomwright/scene/commands/move-elements"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { DoneName } from "../editor/editor-state.ts"
import type { Command } from "../editor/editor.ts"

/** Pushes what is chosen by so many mm; null where nothing of it can be pushed. */
export function pushElements(
  scene: Scene,
  ids: readonly ElementId[],
  by: Vector,
): { readonly what: DoneName; readonly command: Command } | null {
  const there = ids.filter((id) => Object.hasOwn(scene.elements, id))
  if (!isAnyMovable(scene, there)) return null
  return { what: nameOf(scene, there), command: (now, newId) => moveElements(now, { ids: there, by }, newId) }
}

/** Of several things, the walls are what one sees move. */
function nameOf(scene: Scene, ids: readonly ElementId[]): DoneName {
  const kinds = new Set(ids.map((id) => scene.elements[id]?.kind))
  if (kinds.has("wall")) return "moveWall"
  if (kinds.has("opening")) return "moveOpening"
  return kinds.has("roomLabel") ? "moveLabel" : "setUnderlay"
}

import type { Scene } from "@roomwright/scene/document/scene"
import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Opening } from "@roomwright/scene/elements/opening"
import type { Underlay } from "@roomwright/scene/elements/underlay"
import type { Wall } from "@roomwright/scene/elements/wall"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { EditorState } from "../editor/editor-state.ts"
import { selectedIds, type Selection } from "../editor/selection.ts"

type ElementOf = { readonly wall: Wall; readonly opening: Opening; readonly underlay: Underlay }

/** What of one kind is chosen. */
export function chosenOf<K extends keyof ElementOf>(
  scene: Scene,
  selection: Selection,
  kind: K,
): readonly Entry<ElementOf[K]>[] {
  return selectedIds(selection).flatMap((id) => {
    const element = scene.elements[id]
    // The kind says which of the three it is.
    return element?.kind === kind ? [{ id, element: element as ElementOf[K] }] : []
  })
}

/** The room that is chosen; null where none is, or none is there any more. */
export const chosenRoom = ({
  scene,
  level,
  selection,
}: Pick<EditorState, "scene" | "level" | "selection">): Room | null =>
  selection.kind === "room" ? roomAt(planLevel(scene, level), selection.at) : null

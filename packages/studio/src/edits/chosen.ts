import type { Scene } from "@roomwright/scene/document/scene"
import { findElement, type Entry, type OfKind } from "@roomwright/scene/document/scene-index"
import type { ElementKind } from "@roomwright/scene/elements/element"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { EditorState } from "../editor/editor-state.ts"
import { selectedIds, type Selection } from "../editor/selection.ts"

/** What of one kind is chosen. */
export const chosenOf = <K extends ElementKind>(
  scene: Scene,
  selection: Selection,
  kind: K,
): readonly Entry<OfKind<K>>[] =>
  selectedIds(selection).flatMap((id) => {
    const element = findElement(scene, id, kind)
    return element ? [{ id, element }] : []
  })

/** The room that is chosen; null where none is, or none is there any more. */
export const chosenRoom = ({
  scene,
  level,
  selection,
}: Pick<EditorState, "scene" | "level" | "selection">): Room | null =>
  selection.kind === "room" ? roomAt(planLevel(scene, level), selection.at) : null

import { isAnyMovable, moveElements } from "@roomwright/scene/commands/move-elements"
import type { Scene } from "@roomwright/scene/document/scene"
import { findAny, hasElement } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { DoneName } from "../editor/editor-state.ts"
import { allKinds } from "../kinds/element-kinds.ts"
import type { Command } from "../editor/editor.ts"

/** Pushes what is chosen by so many mm; null where nothing of it can be pushed. */
export function pushElements(
  scene: Scene,
  ids: readonly ElementId[],
  by: Vector,
): { readonly what: DoneName; readonly command: Command } | null {
  const there = ids.filter((id) => hasElement(scene, id))
  if (!isAnyMovable(scene, there)) return null
  return { what: nameOf(scene, there), command: (now, newId) => moveElements(now, { ids: there, by }, newId) }
}

/** Of several elements, those of the first kind are what one sees move. */
function nameOf(scene: Scene, ids: readonly ElementId[]): DoneName {
  const kinds = new Set(ids.map((id) => findAny(scene, id)?.kind))
  return allKinds.find(({ kind, moved }) => moved && kinds.has(kind))?.moved?.what ?? "move"
}

import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { findElement, hasElement, levelsOf, subtree } from "../document/scene-index.ts"
import { isLocked } from "../kinds/item/lock-items.ts"
import { openDraft } from "./draft.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { settle } from "./settle.ts"

/**
 * Deletes elements of any kind with their descendants: a wall with its openings, a table with its lamp. Items that are locked,
 * and items that a locked one stands on, stay.
 */
export function deleteElements(
  scene: Scene,
  { ids }: { readonly ids: readonly ElementId[] },
  newId: NewId,
): Outcome {
  const missing = ids.find((id) => !hasElement(scene, id))
  if (missing !== undefined) return refuse("notFound", missing)
  const levels = levelsOf(scene)
  if (levels.length > 0 && levels.every(({ id }) => ids.includes(id))) return refuse("lastLevel")
  const gone = ids.filter((id) => !isKept(scene, id))
  if (gone.length === 0 && ids.length > 0) return refuse("locked", ...ids)
  const draft = openDraft(scene)
  for (const id of gone) draft.remove(id)
  return settle(draft, newId)
}

const isKept = (scene: Scene, id: ElementId): boolean =>
  findElement(scene, id, "item") !== null && subtree(scene, id).some((one) => isLocked(scene, one))

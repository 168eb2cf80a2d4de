import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { hasElement, levelsOf } from "../document/scene-index.ts"
import { openDraft } from "./draft.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { settle } from "./settle.ts"

/** Deletes elements of any kind with their descendants: a wall with its openings, a table with its lamp. */
export function deleteElements(
  scene: Scene,
  { ids }: { readonly ids: readonly ElementId[] },
  newId: NewId,
): Outcome {
  const missing = ids.find((id) => !hasElement(scene, id))
  if (missing !== undefined) return refuse("notFound", missing)
  const levels = levelsOf(scene)
  if (levels.length > 0 && levels.every(({ id }) => ids.includes(id))) return refuse("lastLevel")
  const draft = openDraft(scene)
  for (const id of ids) draft.remove(id)
  return settle(draft, newId)
}

import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"

/** Whether an element is an item that is to stay where it is. */
export const isLocked = (scene: Scene, id: ElementId): boolean =>
  findElement(scene, id, "item")?.locked === true

/** Locks items where they are, or lets them be moved again. */
export function lockItems(
  scene: Scene,
  { items, isLocked: wished }: { readonly items: readonly ElementId[]; readonly isLocked: boolean },
  newId: NewId,
): Outcome {
  const draft = openDraft(scene)
  for (const id of items) {
    const item = findElement(scene, id, "item")
    if (!item) return refuse("notFound", id)
    const { locked: _before, ...rest } = item
    draft.put(id, wished ? { ...rest, locked: true } : rest)
  }
  return settle(draft, newId)
}

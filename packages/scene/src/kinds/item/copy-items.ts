import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { findElement, subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { plus, rounded, type Vector } from "../../geometry/vectors.ts"

/**
 * Puts copies of items so far beside them, with all that stands on them. The copies of the items themselves come first in the change,
 * in their order; what stands on another of them is copied with that one.
 */
export function copyItems(
  scene: Scene,
  { items, by }: { readonly items: readonly ElementId[]; readonly by: Vector },
  newId: NewId,
): Outcome {
  const carried = new Set(items.flatMap((id) => subtree(scene, id).slice(1)))
  const roots = items.filter((id) => !carried.has(id))
  const missing = roots.find((id) => !findElement(scene, id, "item"))
  if (missing !== undefined) return refuse("notFound", missing)
  const all = [...roots, ...roots.flatMap((id) => subtree(scene, id).slice(1))]
  const copies = new Map(all.map((id) => [id, newId("item")]))
  const draft = openDraft(scene)
  for (const [id, copy] of copies) {
    const item = findElement(scene, id, "item")
    // What hangs on an item is an item, too.
    if (!item) continue
    const parent = roots.includes(id) ? item.parent : (copies.get(item.parent) ?? item.parent)
    draft.put(copy, { ...item, parent, at: rounded(plus(item.at, by)) })
  }
  return settle(draft, newId)
}

import { openDraft } from "../../commands/draft.ts"
import { normalTurn } from "../../commands/normal-turn.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { findElement, subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { minus, plus, rotate, rounded, type Vector } from "../../geometry/vectors.ts"
import { isLocked } from "./lock-items.ts"

/**
 * Mirrors items with all that stands on them: together about the line through `about` that goes up the plan, else each about the
 * line from its own front to its back. Those that are locked stay.
 */
export function mirrorItems(
  scene: Scene,
  { items, about }: { readonly items: readonly ElementId[]; readonly about?: Vector },
  newId: NewId,
): Outcome {
  const missing = items.find((id) => !findElement(scene, id, "item"))
  if (missing !== undefined) return refuse("notFound", missing)
  const free = items.filter((id) => !isLocked(scene, id))
  if (free.length === 0 && items.length > 0) return refuse("locked", ...items)
  const carried = new Set(free.flatMap((id) => subtree(scene, id).slice(1)))
  const draft = openDraft(scene)
  for (const id of free) {
    const root = findElement(scene, id, "item")
    if (!root || carried.has(id)) continue
    // Degrees of the line that it is mirrored about.
    const line = about ? 90 : root.turn + 90
    const centre = about ?? root.at
    for (const member of subtree(scene, id)) {
      const item = findElement(scene, member, "item")
      if (!item) continue
      const off = rotate(minus(item.at, centre), -line)
      const at = rounded(plus(centre, rotate({ x: off.x, y: -off.y }, line)))
      draft.put(member, {
        ...item,
        at,
        turn: normalTurn(2 * line - item.turn + 180),
        mirrored: !item.mirrored,
      })
    }
  }
  return settle(draft, newId)
}

import { childrenOf, findAny, hasElement } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { isSameElement } from "./is-same-element.ts"
import type { SceneChange } from "./scene-change.ts"

/**
 * The elements that the scene does not hold in the change's `before` state, and those that the change would
 * leave without a parent. If there are none, the change can be applied.
 */
export function findConflicts(scene: Scene, change: SceneChange): ElementId[] {
  const parents = new Set(Object.values(change).map(({ after }) => after?.parent))
  const removed = new Set(Object.keys(change).filter((id) => !change[id]?.after))
  const isThereAfter = (id: ElementId) =>
    change[id]?.after !== undefined || (hasElement(scene, id) && !removed.has(id))
  const orphaned = [...parents].flatMap((parent) =>
    typeof parent !== "string" || isThereAfter(parent)
      ? []
      : Object.keys(change).filter((id) => change[id]?.after?.parent === parent),
  )
  const left = [...removed]
    .flatMap((id) => childrenOf(scene, id).map((child) => child.id))
    .filter((id) => !(id in change))
  const differing = Object.entries(change)
    .filter(([id, { before }]) => !isSameElement(findAny(scene, id) ?? undefined, before))
    .map(([id]) => id)
  return [...new Set([...differing, ...orphaned, ...left])].toSorted()
}

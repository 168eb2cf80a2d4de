import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { findElement, levelOf, onLevel } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import type { Item } from "./item.ts"

/** The items that are chosen and moved with an element: those of its group on its level, by id; else it alone. */
export function groupAround(scene: Scene, id: ElementId): readonly ElementId[] {
  const group = findElement(scene, id, "item")?.group
  const level = levelOf(scene, id)
  if (group === undefined || level === null) return [id]
  return onLevel(scene, level, "item")
    .flatMap((one) => (one.element.group === group ? [one.id] : []))
    .toSorted()
}

/** These elements with all that is grouped with one of them, each once, in their order. */
export const withGroups = (scene: Scene, ids: readonly ElementId[]): readonly ElementId[] => [
  ...new Set(ids.flatMap((id) => groupAround(scene, id))),
]

/** Whether these are two items or more, and one group already. */
export function isOneGroup(scene: Scene, ids: readonly ElementId[]): boolean {
  const [first, ...more] = ids
  if (first === undefined || more.length === 0) return false
  const group = new Set(groupAround(scene, first))
  return group.size === ids.length && ids.every((id) => group.has(id))
}

/** Puts items into one new group; those that were in others leave them. */
export function groupItems(
  scene: Scene,
  { items }: { readonly items: readonly ElementId[] },
  newId: NewId,
): Outcome {
  const levels = new Set(items.map((id) => levelOf(scene, id)))
  if (new Set(items).size < 2 || levels.size > 1) return refuse("groupTooSmall", ...items)
  const group = newId("group")
  return regroup(scene, items, (item) => ({ ...item, group }), newId)
}

/** Takes items out of their groups. */
export const ungroupItems = (
  scene: Scene,
  { items }: { readonly items: readonly ElementId[] },
  newId: NewId,
): Outcome => regroup(scene, items, withoutGroup, newId)

function regroup(
  scene: Scene,
  items: readonly ElementId[],
  put: (item: Item) => Item,
  newId: NewId,
): Outcome {
  const draft = openDraft(scene)
  for (const id of items) {
    const item = findElement(scene, id, "item")
    if (!item) return refuse("notFound", id)
    draft.put(id, put(item))
  }
  return settle(draft, newId)
}

function withoutGroup({ group: _group, ...item }: Item): Item {
  return item
}

/**
 * How copies of these items are grouped: as they are themselves, in new groups. A copy of one piece of a group alone is in
 * none.
 */
export function inNewGroups(items: readonly Item[], newId: NewId): (item: Item) => Item {
  const counts = new Map<string, number>()
  for (const { group } of items) {
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const groups = new Map(
    [...counts].flatMap(([group, count]) => (count > 1 ? [[group, newId("group")] as const] : [])),
  )
  return (item) => {
    const group = groups.get(item.group ?? "")
    return group === undefined ? withoutGroup(item) : { ...item, group }
  }
}

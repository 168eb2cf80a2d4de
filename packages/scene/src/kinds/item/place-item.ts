import { subtree, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Item } from "./item.ts"
import { isLocked } from "./lock-items.ts"
import type { ElementId } from "../../elements/values.ts"
import { minus, plus, rotate, rounded, type Vector } from "../../geometry/vectors.ts"
import { openDraft, type Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { normalTurn } from "../../commands/normal-turn.ts"

/** Puts an item on a level, or onto another item. Whether it is in something else's way is not judged here. */
export function placeItem(scene: Scene, item: Omit<Item, "kind">, newId: NewId): Outcome {
  if (!isStand(scene, item.parent)) return refuse("notFound", item.parent)
  const draft = openDraft(scene)
  draft.put(newId("item"), { ...item, kind: "item", at: rounded(item.at), turn: normalTurn(item.turn) })
  return settle(draft, newId)
}

const isStand = (scene: Scene, id: ElementId): boolean =>
  findElement(scene, id, "level") !== null || findElement(scene, id, "item") !== null

/** Moves items in plan and up, with everything that stands on them; those that are locked stay. */
export function moveItems(
  scene: Scene,
  { items, by, up = 0 }: { readonly items: readonly ElementId[]; readonly by: Vector; readonly up?: number },
  newId: NewId,
): Outcome {
  return editSubtrees(scene, items, newId, (item) => ({
    ...item,
    at: rounded(plus(item.at, by)),
    elevation: item.elevation + Math.round(up),
  }))
}

/** Turns items about a place, else each about its own middle, with everything that stands on them; those that are locked stay. */
export function rotateItems(
  scene: Scene,
  {
    items,
    degrees,
    about,
  }: { readonly items: readonly ElementId[]; readonly degrees: number; readonly about?: Vector },
  newId: NewId,
): Outcome {
  return editSubtrees(scene, items, newId, (item, root) => {
    const centre = about ?? root.at
    return {
      ...item,
      at: rounded(plus(centre, rotate(minus(item.at, centre), degrees))),
      turn: normalTurn(item.turn + degrees),
    }
  })
}

/** Changes what an item is: model, size, parameters, materials, product, mirrored, elevation. */
export function setItem(
  scene: Scene,
  { item: id, ...values }: Partial<Omit<Item, "kind" | "parent">> & { readonly item: ElementId },
  newId: NewId,
): Outcome {
  const item = findElement(scene, id, "item")
  if (!item) return refuse("notFound", id)
  const draft = openDraft(scene)
  draft.put(id, { ...item, ...values, turn: normalTurn(values.turn ?? item.turn) })
  return settle(draft, newId)
}

/** Puts an item onto another or back on a level, where it is; from then on it moves with that. */
export function standItemOn(
  scene: Scene,
  { item: id, parent }: { readonly item: ElementId; readonly parent: ElementId },
  newId: NewId,
): Outcome {
  const item = findElement(scene, id, "item")
  if (!item) return refuse("notFound", id)
  if (!isStand(scene, parent)) return refuse("notFound", parent)
  if (subtree(scene, id).includes(parent)) return refuse("standsOnItself", id, parent)
  const draft = openDraft(scene)
  draft.put(id, { ...item, parent })
  return settle(draft, newId)
}

function editSubtrees(
  scene: Scene,
  items: readonly ElementId[],
  newId: NewId,
  edit: (item: Item, root: Item) => Item,
): Outcome {
  const draft: Draft = openDraft(scene)
  const edited = new Set<ElementId>()
  const free = items.filter((id) => !isLocked(scene, id))
  if (free.length === 0 && items.length > 0) return refuse("locked", ...items)
  const inSubtrees = new Set(free.flatMap((id) => subtree(scene, id).slice(1)))
  for (const id of free) {
    const root = findElement(scene, id, "item")
    if (!root) return refuse("notFound", id)
    // What stands on another of these moves with that one.
    if (inSubtrees.has(id)) continue
    for (const member of subtree(scene, id)) {
      const item = findElement(scene, member, "item")
      if (!item || edited.has(member)) continue
      edited.add(member)
      draft.put(member, edit(item, root))
    }
  }
  return settle(draft, newId)
}

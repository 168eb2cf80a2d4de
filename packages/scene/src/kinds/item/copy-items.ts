import { openDraft, type Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { findElement, subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { sceneLimits } from "../../elements/scene-limits.ts"
import { plus, rounded, times, type Vector } from "../../geometry/vectors.ts"
import { inNewGroups } from "./item-groups.ts"

/**
 * Puts copies of items so far beside them, with all that stands on them. The copies of the items themselves come first in the change,
 * in their order; what stands on another of them is copied with that one. Copies are not locked, and groups of their own.
 */
export const copyItems = (
  scene: Scene,
  { items, by }: { readonly items: readonly ElementId[]; readonly by: Vector },
  newId: NewId,
): Outcome => copyBy(scene, items, [by], newId)

/** Rows and columns of copies: so many with the items themselves, and so far from one to the next. */
export interface ItemArray {
  readonly columns: number
  readonly rows: number
  /** From a column to the next, and from a row to the next: mm of the plan. */
  readonly across: Vector
  readonly up: Vector
}

/** Where the copies of an array stand, from where the items are: row by row, without the items themselves. */
export const placesOfArray = ({ columns, rows, across, up }: ItemArray): readonly Vector[] =>
  Array.from({ length: columns * rows }, (_, at) =>
    plus(times(across, at % columns), times(up, Math.floor(at / columns))),
  ).slice(1)

/** Copies items in rows and columns, or along a line with one row; the items themselves stay as the first. */
export function arrayItems(
  scene: Scene,
  { items, ...array }: ItemArray & { readonly items: readonly ElementId[] },
  newId: NewId,
): Outcome {
  const { columns, rows } = array
  const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1
  if (!isCount(columns) || !isCount(rows)) return refuse("outOfBounds", ...items)
  if (columns * rows > sceneLimits.copies) return refuse("tooManyCopies", ...items)
  return copyBy(scene, items, placesOfArray(array), newId)
}

function copyBy(scene: Scene, items: readonly ElementId[], places: readonly Vector[], newId: NewId): Outcome {
  const missing = items.find((id) => !findElement(scene, id, "item"))
  if (missing !== undefined) return refuse("notFound", missing)
  const carried = new Set(items.flatMap((id) => subtree(scene, id).slice(1)))
  const roots = [...new Set(items)].filter((id) => !carried.has(id))
  const draft = openDraft(scene)
  for (const by of places) putCopies(draft, roots, by, newId)
  return settle(draft, newId)
}

function putCopies(draft: Draft, roots: readonly ElementId[], by: Vector, newId: NewId): void {
  const scene = draft.start
  const all = [...roots, ...roots.flatMap((id) => subtree(scene, id).slice(1))]
  const copies = new Map(all.map((id) => [id, newId("item")]))
  const inNewGroup = inNewGroups(
    all.flatMap((id) => findElement(scene, id, "item") ?? []),
    newId,
  )
  for (const [id, copy] of copies) {
    const item = findElement(scene, id, "item")
    // What hangs on an item is an item, too.
    if (!item) continue
    const { locked: _locked, ...free } = inNewGroup(item)
    const parent = roots.includes(id) ? item.parent : (copies.get(item.parent) ?? item.parent)
    draft.put(copy, { ...free, parent, at: rounded(plus(item.at, by)) })
  }
}

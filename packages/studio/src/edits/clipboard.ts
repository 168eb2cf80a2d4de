import { openDraft } from "@roomwright/scene/commands/draft"
import { refuse, type NewId, type Outcome } from "@roomwright/scene/commands/outcome"
import { isPlaced } from "@roomwright/scene/commands/put-moved"
import { settle } from "@roomwright/scene/commands/settle"
import { findAny, findElement, subtree } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { inNewGroups } from "@roomwright/scene/kinds/item/item-groups"
import { plus, rounded } from "@roomwright/scene/geometry/vectors"
import type { CopiedElement } from "../editor/copied-element.ts"
import { kindOf } from "../kinds/element-kinds.ts"

/** A copy is put in so far beside what it is a copy of, mm. */
const beside = { x: 300, y: -300 }

const rootsOf = (scene: Scene, ids: readonly ElementId[]): readonly ElementId[] => {
  const carried = new Set(ids.flatMap((id) => subtree(scene, id).slice(1)))
  return ids.filter((id) => {
    const element = findAny(scene, id)
    return element !== null && kindOf(element).isCopied === true && !carried.has(id)
  })
}

/** Whether any of these is of a kind that is copied. */
export const isCopyable = (scene: Scene, ids: readonly ElementId[]): boolean => rootsOf(scene, ids).length > 0

/** Copies what of these can be, with all that stands on it. Roots come first. */
export function copyElements(scene: Scene, ids: readonly ElementId[]): readonly CopiedElement[] {
  const roots = rootsOf(scene, ids)
  const copy = (isRoot: boolean) => (id: ElementId) => {
    const element = findAny(scene, id)
    return element ? [{ id, element, isRoot }] : []
  }
  return [
    ...roots.flatMap(copy(true)),
    ...roots.flatMap((id) => subtree(scene, id).slice(1)).flatMap(copy(false)),
  ]
}

/** Puts in what was copied, a little beside where it was, on this level. New elements come in the order of the copies. */
export function pasteElements(
  scene: Scene,
  { copied, level }: { readonly copied: readonly CopiedElement[]; readonly level: ElementId },
  newId: NewId,
): Outcome {
  if (!findElement(scene, level, "level")) return refuse("notFound", level)
  const ids = new Map(copied.map(({ id, element }) => [id, newId(element.kind)]))
  const draft = openDraft(scene)
  const inNewGroup = groupsOfCopies(copied, newId)
  for (const { id, element, isRoot } of copied) {
    const parent = isRoot ? level : ids.get(element.parent ?? "")
    const copy = ids.get(id)
    if (parent === undefined || copy === undefined || element.kind === "level") continue
    if (element.kind === "foreign" || element.kind === "site") continue
    const moved = isPlaced(element) ? { ...element, at: rounded(plus(element.at, beside)) } : element
    draft.put(copy, { ...(moved.kind === "item" ? inNewGroup(moved) : moved), parent })
  }
  return settle(draft, newId)
}

/** Copies are not locked, and grouped among themselves as what was copied is. */
function groupsOfCopies(copied: readonly CopiedElement[], newId: NewId): (item: Item) => Item {
  const inNewGroup = inNewGroups(
    copied.flatMap(({ element }) => (element.kind === "item" ? [element] : [])),
    newId,
  )
  return (item) => {
    const { locked: _locked, ...free } = inNewGroup(item)
    return free
  }
}

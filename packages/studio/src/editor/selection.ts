import { hasElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId, Point } from "@roomwright/scene/elements/values"

/** What is chosen. A room is no element: it is the one around a place. */
export type Selection =
  | { readonly kind: "none" }
  | { readonly kind: "elements"; readonly ids: readonly [ElementId, ...ElementId[]] }
  | { readonly kind: "room"; readonly at: Point }

export const nothing: Selection = { kind: "none" }

export function selectionOf(ids: readonly ElementId[]): Selection {
  const [first, ...more] = ids
  return first === undefined ? nothing : { kind: "elements", ids: [first, ...more] }
}

/** The ids of the elements that are chosen; none for a room. */
export const selectedIds = (selection: Selection): readonly ElementId[] =>
  selection.kind === "elements" ? selection.ids : []

/** The same without elements that are gone. */
export function stillThere(selection: Selection, scene: Scene): Selection {
  if (selection.kind !== "elements") return selection
  const left = selection.ids.filter((id) => hasElement(scene, id))
  return left.length === selection.ids.length ? selection : selectionOf(left)
}

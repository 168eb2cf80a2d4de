import { findAny, subtree } from "../document/scene-index.ts"
import type { SceneElement } from "../elements/element.ts"
import { isSurfaceFinish } from "../kinds/finish/finish.ts"
import type { ElementId } from "../elements/values.ts"
import { plus, rounded, type Vector } from "../geometry/vectors.ts"
import type { Draft } from "./draft.ts"

/** Elements with a position in the plan; walls have two, and an opening has one along its wall. */
export type PlacedElement = Extract<SceneElement, { readonly at: Vector }>

export function isPlaced(element: SceneElement): element is PlacedElement {
  if (element.kind === "finish") return isSurfaceFinish(element)
  return "at" in element && typeof element.at !== "number"
}

/** Moves an element that has a position, with the items on it. */
export function putMoved(draft: Draft, id: ElementId, by: Vector): void {
  for (const member of subtree(draft.start, id)) {
    const element = findAny(draft.start, member)
    if (element && isPlaced(element)) draft.put(member, { ...element, at: rounded(plus(element.at, by)) })
  }
}

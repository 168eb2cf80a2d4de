import { findAny, subtree } from "../document/scene-index.ts"
import type { SceneElement } from "../elements/element.ts"
import { isSurfaceFinish } from "../kinds/finish/finish.ts"
import type { ElementId } from "../elements/values.ts"
import { plus, rounded, type Vector } from "../geometry/vectors.ts"
import type { Draft } from "./draft.ts"

/** What has a place of its own in the plan; walls have two, and what is in a wall has one along that. */
export type PlacedElement = Extract<SceneElement, { readonly at: Vector }>

export function isPlaced(element: SceneElement): element is PlacedElement {
  if (element.kind === "finish") return isSurfaceFinish(element)
  return "at" in element && typeof element.at !== "number"
}

/** Moves something that has a place of its own, with what stands on it. */
export function putMoved(draft: Draft, id: ElementId, by: Vector): void {
  for (const member of subtree(draft.start, id)) {
    const element = findAny(draft.start, member)
    if (element && isPlaced(element)) draft.put(member, { ...element, at: rounded(plus(element.at, by)) })
  }
}

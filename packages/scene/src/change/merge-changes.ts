import { applyChange } from "./apply-change.ts"
import { findConflicts } from "./find-conflicts.ts"
import { isSameElement } from "./is-same-element.ts"
import type { ElementId } from "../elements/values.ts"
import type { Scene } from "../document/scene.ts"
import type { SceneChange } from "./scene-change.ts"

export type MergedChange = { readonly change: SceneChange } | { readonly conflicts: readonly ElementId[] }

/**
 * Merges two changes made independently to the same scene. Doing the same to an element is no conflict; doing
 * different things to it, or deleting the parent of the other's elements, is one.
 */
export function mergeChanges(base: Scene, ours: SceneChange, theirs: SceneChange): MergedChange {
  const differing = Object.keys(ours).filter((id) => {
    const their = theirs[id]
    return their !== undefined && !isSameElement(ours[id]?.after, their.after)
  })
  if (differing.length > 0) return { conflicts: differing.toSorted() }
  const onlyTheirs = Object.fromEntries(Object.entries(theirs).filter(([id]) => !(id in ours)))
  const conflicts = findConflicts(applyChange(base, ours), onlyTheirs)
  return conflicts.length > 0 ? { conflicts } : { change: { ...ours, ...onlyTheirs } }
}

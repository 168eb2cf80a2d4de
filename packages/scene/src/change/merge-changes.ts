import { applyChange } from "./apply-change.ts"
import { findConflicts } from "./find-conflicts.ts"
import { isSameElement } from "./is-same-element.ts"
import type { ElementId } from "../elements/values.ts"
import type { Scene } from "../document/scene.ts"
import type { SceneChange } from "./scene-change.ts"

export type MergedChange = { readonly change: SceneChange } | { readonly conflicts: readonly ElementId[] }

/**
 * Joins two changes that were made to the same scene without knowing of each other. Where both did the same to an
 * element that is no conflict; where they did different things, or one deleted what the other's elements hang on, it is.
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

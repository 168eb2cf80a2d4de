import { applyChange } from "@roomwright/scene/change/apply-change"
import { changeBetween } from "@roomwright/scene/change/change-between"
import type { SceneChange } from "@roomwright/scene/change/scene-change"
import { mergeChanges } from "@roomwright/scene/change/merge-changes"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"

/** What has to be done to ours so that it holds what both made of a scene; null where that would contradict itself. */
export function joinChanges(base: Scene, ours: Scene, theirs: Scene): SceneChange | null {
  const merged = mergeChanges(base, changeBetween(base, ours), changeBetween(base, theirs))
  if ("conflicts" in merged) return null
  const joined = applyChange(base, merged.change)
  // Both may have taken out another one of two levels.
  return levelsOf(joined).length > 0 ? changeBetween(ours, joined) : null
}

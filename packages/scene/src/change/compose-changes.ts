import { isSameElement } from "./is-same-element.ts"
import type { ElementChange, SceneChange } from "./scene-change.ts"

/** One change with the effect of two, one after the other, without elements that returned to their start. */
export function composeChanges(first: SceneChange, second: SceneChange): SceneChange {
  const composed: Record<string, ElementChange> = {}
  for (const id of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const [one, two] = [first[id], second[id]]
    const before = one ? one.before : two?.before
    const after = two ? two.after : one?.after
    if (isSameElement(before, after)) continue
    composed[id] = { ...(before ? { before } : {}), ...(after ? { after } : {}) }
  }
  return composed
}

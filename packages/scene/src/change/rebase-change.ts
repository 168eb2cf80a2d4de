import { isKnown, type KnownElement, type SceneElement } from "../elements/element.ts"
import { isSameElement } from "./is-same-element.ts"
import type { ElementChange, SceneChange } from "./scene-change.ts"

/**
 * A change of this window after another window's change was merged: undoing or redoing it leaves theirs
 * alone. In elements that both changed, their fields stay and the other fields remain in this change; it no
 * longer contains elements that they created, deleted, or changed after this change created or deleted them.
 */
export function rebaseChange(change: SceneChange, theirs: SceneChange): SceneChange {
  const rebased: Record<string, ElementChange> = {}
  for (const [id, edit] of Object.entries(change)) {
    const their = theirs[id]
    const kept = their ? rebaseEdit(edit, their) : edit
    if (kept) rebased[id] = kept
  }
  return rebased
}

function rebaseEdit({ before, after }: ElementChange, their: ElementChange): ElementChange | null {
  if (!before || !after || !their.before || !their.after) return null
  const [one, other] = [
    withTheirs(before, their.before, their.after),
    withTheirs(after, their.before, their.after),
  ]
  return one && other && !isSameElement(one, other) ? { before: one, after: other } : null
}

/** An element with their values of the fields that they changed; null if the result is no longer one kind. */
function withTheirs(element: SceneElement, from: SceneElement, to: SceneElement): SceneElement | null {
  if (!isKnown(element) || !isKnown(from) || !isKnown(to)) return null
  if (element.kind !== to.kind || from.kind !== to.kind) return null
  const [before, after] = [new Map(fieldsOf(from)), new Map(fieldsOf(to))]
  const changed = [...after].filter(([name, value]) => !isSameElement(value, before.get(name)))
  return { ...element, ...Object.fromEntries(changed) }
}

const fieldsOf = (element: KnownElement): readonly (readonly [string, unknown])[] => Object.entries(element)

import { composeChanges } from "./compose-changes.ts"
import { invertChange } from "./invert-change.ts"
import { isNoChange, noChange, type SceneChange, type ElementChange } from "./scene-change.ts"
import { isKnown, type KnownElement, type SceneElement } from "../elements/element.ts"
import { isSameElement } from "./is-same-element.ts"

export const undoStepsMax = 1_000

/** One step of undo. `what` names the command, for "undo: move wall". */
export interface HistoryStep {
  readonly what: string
  readonly change: SceneChange
}

/** The done steps, the undone steps, and the current gesture. A value: every function returns a new one. */
export interface History {
  /** Oldest first. */
  readonly done: readonly HistoryStep[]
  /** The next to redo last. */
  readonly undone: readonly HistoryStep[]
  /** A drag: its changes make one step, however many there are. */
  readonly gesture: HistoryStep | null
}

export const emptyHistory: History = { done: [], undone: [], gesture: null }

/** Records an applied change: in the current gesture, else as a step of its own. */
export function recordChange(history: History, what: string, change: SceneChange): History {
  if (isNoChange(change)) return history
  if (history.gesture) {
    const gesture = { ...history.gesture, change: composeChanges(history.gesture.change, change) }
    return { ...history, gesture }
  }
  return { done: [...history.done, { what, change }].slice(-undoStepsMax), undone: [], gesture: null }
}

/** Makes everything until `endGesture` one step. Ends a current gesture first. */
export const beginGesture = (history: History, what: string): History => ({
  ...endGesture(history),
  gesture: { what, change: noChange },
})

export function endGesture(history: History): History {
  const { gesture, ...rest } = history
  if (!gesture) return history
  return recordChange({ ...rest, gesture: null }, gesture.what, gesture.change)
}

/** Returns the change that undoes the gesture so far, as Escape does. */
export function cancelGesture(history: History): Travel {
  return { history: { ...history, gesture: null }, change: invertChange(history.gesture?.change ?? noChange) }
}

/** A history, and the change that updates the scene to match it. */
export interface Travel {
  readonly history: History
  readonly change: SceneChange
}

/** The part of a change that can still be applied to the current scene: see `fitChange`. */
export type Fit = (change: SceneChange) => SceneChange

const asItIs: Fit = (change) => change

/**
 * Undoes a step, or first a current gesture. If another window's changes came in between, `fit` returns the
 * part of a step that can still be undone; a step without one is skipped.
 */
export function undo(history: History, fit: Fit = asItIs): Travel {
  const { done, undone } = endGesture(history)
  const { left, step, change } = nextOf(done, (one) => fit(invertChange(one.change)))
  return {
    history: {
      done: left,
      undone: step ? [...undone, { ...step, change: invertChange(change) }] : undone,
      gesture: null,
    },
    change,
  }
}

export function redo(history: History, fit: Fit = asItIs): Travel {
  const { done, undone } = endGesture(history)
  const { left, step, change } = nextOf(undone, (one) => fit(one.change))
  return {
    history: { done: step ? [...done, { ...step, change }] : done, undone: left, gesture: null },
    change,
  }
}

/** The last step with a remaining effect, and those before it. */
function nextOf(steps: readonly HistoryStep[], toChange: (step: HistoryStep) => SceneChange) {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at]
    const change = step ? toChange(step) : noChange
    if (!isNoChange(change)) return { left: steps.slice(0, at), step, change }
  }
  return { left: [], step: undefined, change: noChange }
}

/**
 * The history after merging another window's change. That is no step of this window: undo never reverts it,
 * and its fields are removed from all steps.
 */
export function rebaseHistory({ done, undone, gesture }: History, theirs: SceneChange): History {
  const rebase = (step: HistoryStep): HistoryStep => ({ ...step, change: rebaseChange(step.change, theirs) })
  const rebaseAll = (steps: readonly HistoryStep[]) =>
    steps.map(rebase).filter(({ change }) => !isNoChange(change))
  return { done: rebaseAll(done), undone: rebaseAll(undone), gesture: gesture && rebase(gesture) }
}

/**
 * A change of this window after another window's change was merged: undoing or redoing it leaves theirs
 * alone. In elements that both changed, their fields stay and the other fields remain in this change; it no
 * longer contains elements that they created, deleted, or changed after this change created or deleted them.
 */
function rebaseChange(change: SceneChange, theirs: SceneChange): SceneChange {
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

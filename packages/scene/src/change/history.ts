import { composeChanges } from "./compose-changes.ts"
import { invertChange } from "./invert-change.ts"
import { rebaseChange } from "./rebase-change.ts"
import { isNoChange, noChange, type SceneChange } from "./scene-change.ts"

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

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

/** What was done, what was undone, and the gesture under way. A value: every function gives a new one. */
export interface History {
  /** Oldest first. */
  readonly done: readonly HistoryStep[]
  /** The next to redo last. */
  readonly undone: readonly HistoryStep[]
  /** A drag: its changes are one step, however many there are. */
  readonly gesture: HistoryStep | null
}

export const emptyHistory: History = { done: [], undone: [], gesture: null }

/** Takes down a change that has been applied: into the gesture under way, else as a step of its own. */
export function recordChange(history: History, what: string, change: SceneChange): History {
  if (isNoChange(change)) return history
  if (history.gesture) {
    const gesture = { ...history.gesture, change: composeChanges(history.gesture.change, change) }
    return { ...history, gesture }
  }
  return { done: [...history.done, { what, change }].slice(-undoStepsMax), undone: [], gesture: null }
}

/** From here to `endGesture` everything is one step. A gesture under way is ended first. */
export const beginGesture = (history: History, what: string): History => ({
  ...endGesture(history),
  gesture: { what, change: noChange },
})

export function endGesture(history: History): History {
  const { gesture, ...rest } = history
  if (!gesture) return history
  return recordChange({ ...rest, gesture: null }, gesture.what, gesture.change)
}

/** Gives the change that takes back what the gesture did so far, as Escape does. */
export function cancelGesture(history: History): Travel {
  return { history: { ...history, gesture: null }, change: invertChange(history.gesture?.change ?? noChange) }
}

/** A history, and the change that makes the scene agree with it. */
export interface Travel {
  readonly history: History
  readonly change: SceneChange
}

/** What of a change can still be done to the scene as it is now: see `fitChange`. */
export type Fit = (change: SceneChange) => SceneChange

const asItIs: Fit = (change) => change

/**
 * Steps back; a gesture under way is what is taken back first. Where another window's changes came in between, `fit` says
 * what of a step can still be taken back; a step of which nothing can is passed over.
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

/** The last step of which something is left to do, and those before it. */
function nextOf(steps: readonly HistoryStep[], toChange: (step: HistoryStep) => SceneChange) {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at]
    const change = step ? toChange(step) : noChange
    if (!isNoChange(change)) return { left: steps.slice(0, at), step, change }
  }
  return { left: [], step: undefined, change: noChange }
}

/**
 * The history after another window's change was put into the scene. That is no step of this window: nothing here takes it
 * back, and what it touched is touched by no step any more.
 */
export function rebaseHistory({ done, undone, gesture }: History, theirs: SceneChange): History {
  const rebase = (step: HistoryStep): HistoryStep => ({ ...step, change: rebaseChange(step.change, theirs) })
  const rebaseAll = (steps: readonly HistoryStep[]) =>
    steps.map(rebase).filter(({ change }) => !isNoChange(change))
  return { done: rebaseAll(done), undone: rebaseAll(undone), gesture: gesture && rebase(gesture) }
}

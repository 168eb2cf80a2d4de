import { composeChanges } from "./compose-changes.ts"
import { invertChange } from "./invert-change.ts"
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

/** Steps back; a gesture under way is what is taken back first. */
export function undo(history: History): Travel {
  const { done, undone } = endGesture(history)
  const step = done.at(-1)
  if (!step) return { history: endGesture(history), change: noChange }
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step], gesture: null },
    change: invertChange(step.change),
  }
}

export function redo(history: History): Travel {
  const { done, undone } = endGesture(history)
  const step = undone.at(-1)
  if (!step) return { history: endGesture(history), change: noChange }
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1), gesture: null },
    change: step.change,
  }
}

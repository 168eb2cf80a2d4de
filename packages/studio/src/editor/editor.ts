import { applyChange } from "@roomwright/scene/change/apply-change"
import { changeBetween } from "@roomwright/scene/change/change-between"
import { composeChanges } from "@roomwright/scene/change/compose-changes"
import {
  beginGesture,
  cancelGesture,
  emptyHistory,
  endGesture,
  rebaseHistory,
  recordChange,
  redo,
  undo,
  type Travel,
} from "@roomwright/scene/change/history"
import { invertChange } from "@roomwright/scene/change/invert-change"
import { isNoChange, noChange, type SceneChange } from "@roomwright/scene/change/scene-change"
import { fitChange } from "@roomwright/scene/commands/fit-change"
import type { NewId, Outcome } from "@roomwright/scene/commands/outcome"
import { hasElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { ToolName } from "../tools/tool-name.ts"
import type { DoneName, EditorOptions, EditorState } from "./editor-state.ts"
import { nothing, stillThere, type Selection } from "./selection.ts"

/** A command with its input: made by the functions of `scene/commands`. */
export type Command = (scene: Scene, newId: NewId) => Outcome

/** What was changed, and whether by doing something, by going through the history, by another document in its place, or by another window. */
export interface Changed {
  readonly change: SceneChange
  readonly how: "done" | "history" | "replaced" | "merged"
}

/**
 * A drag, or a slider that is moved. It belongs to whoever began it: nobody else can go on with it or end it, and once something
 * else has ended it (going back, another document, another gesture) its owner's calls do nothing.
 */
export interface Gesture {
  /** Does this instead of all that the gesture did so far, so that a drag never drifts. */
  update(command: Command): Outcome
  end(): void
  /** Takes back what the gesture did. */
  cancel(): void
}

/** The one place through which a document changes. Views read the state and send commands. */
export interface Editor {
  read(): EditorState
  /** Called after every change of the state. Gives back what ends it. */
  subscribe(listener: () => void): () => void
  /** Called after every change of the scene, in the middle of a drag too. */
  onChange(listener: (changed: Changed) => void): () => void

  /** Runs a command; a refusal is kept to be shown, and nothing changes. */
  do(what: DoneName, command: Command): Outcome
  /** Begins a gesture: from here to its end everything is one step back. One that is under way is ended. */
  beginGesture(what: DoneName): Gesture
  undo(): void
  redo(): void
  /** Puts another document in place: a template, an older version. It can be undone. */
  replace(what: DoneName, scene: Scene): void
  /** Puts in what another window saved. It is no step of this one: going back never takes it away. */
  merge(theirs: SceneChange): void
  /** Puts in a document that comes from outside and begins a new history. */
  open(scene: Scene): void

  select(selection: Selection): void
  activate(tool: ToolName): void
  goToLevel(level: ElementId): void
  setOptions(options: Partial<EditorOptions>): void
  dismissRefusal(): void
  /** While it is read-only nothing changes but by `open`: what is asked for is left undone without a word. */
  setReadOnly(isReadOnly: boolean): void
}

interface Beginning {
  readonly scene: Scene
  readonly options: EditorOptions
  readonly newId: NewId
}

/** An editor of one document. The scene has to have a level. */
export function createEditor({ scene: first, options, newId }: Beginning): Editor {
  let state: EditorState = {
    scene: first,
    history: emptyHistory,
    level: lowestLevel(first),
    selection: nothing,
    tool: "select",
    options,
    refusal: null,
    isReadOnly: false,
  }
  /** Another window's changes came in since the history began. */
  let hasMerged = false
  /** Whose the gesture under way is. */
  let owner: object | null = null
  /** The scene in which it began; null where it has to be made again. */
  let begun: Scene | null = null
  const listeners = new Set<() => void>()
  const changeListeners = new Set<(changed: Changed) => void>()

  const set = (part: Partial<EditorState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const change = (how: Changed["how"], by: SceneChange, part: Partial<EditorState>): void => {
    const scene = applyChange(state.scene, by)
    const isLevelThere = hasElement(scene, state.level)
    set({
      scene,
      refusal: null,
      selection: stillThere(state.selection, scene),
      level: isLevelThere ? state.level : lowestLevel(scene),
      ...part,
    })
    if (isNoChange(by)) return
    for (const listener of changeListeners) listener({ change: by, how })
  }
  const travel = ({ history, change: by }: Travel): void => change("history", by, { history })
  const run = (what: string, outcome: Outcome): Outcome => {
    if ("refused" in outcome) set({ refusal: outcome.refused })
    else change("done", outcome.change, { history: recordChange(state.history, what, outcome.change) })
    return outcome
  }

  const updateGesture = (command: Command): Outcome => {
    const { gesture } = state.history
    const back = invertChange(gesture?.change ?? noChange)
    begun ??= applyChange(state.scene, back)
    const outcome = command(begun, newId)
    if ("refused" in outcome) return run("", outcome)
    const by = composeChanges(back, outcome.change)
    change("done", by, { history: recordChange(state.history, gesture?.what ?? "", by) })
    return outcome
  }

  // Alone on a document, every step goes back to exactly what was.
  const fit = (by: SceneChange): SceneChange => (hasMerged ? fitChange(state.scene, by) : by)

  /** Nobody draws on what another window is drawing on. */
  const unlessReadOnly = (act: () => void): void => {
    if (!state.isReadOnly) act()
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onChange: (listener) => {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
    do: (what, command) => (state.isReadOnly ? { change: noChange } : run(what, command(state.scene, newId))),
    beginGesture: (what) => {
      const mine = {}
      if (!state.isReadOnly) {
        owner = mine
        begun = state.scene
        set({ history: beginGesture(state.history, what) })
      }
      const isMine = (): boolean => owner === mine && state.history.gesture !== null
      return {
        update: (command) => (isMine() && !state.isReadOnly ? updateGesture(command) : { change: noChange }),
        end: () => {
          if (isMine()) set({ history: endGesture(state.history) })
        },
        cancel: () => {
          if (isMine()) unlessReadOnly(() => travel(cancelGesture(state.history)))
        },
      }
    },
    undo: () => unlessReadOnly(() => travel(undo(state.history, fit))),
    redo: () => unlessReadOnly(() => travel(redo(state.history, fit))),
    replace: (what, scene) =>
      unlessReadOnly(() => {
        const by = changeBetween(state.scene, scene)
        change("replaced", by, { history: recordChange(endGesture(state.history), what, by) })
      }),
    merge: (theirs) => {
      hasMerged = true
      begun = null
      change("merged", theirs, { history: rebaseHistory(state.history, theirs) })
    },
    open: (scene) => {
      hasMerged = false
      change("replaced", changeBetween(state.scene, scene), {
        history: emptyHistory,
        selection: nothing,
        level: lowestLevel(scene),
      })
    },
    select: (selection) => set({ selection }),
    activate: (tool) => {
      // Active already: what is under way with it goes on.
      if (tool !== state.tool) set({ tool, refusal: null })
    },
    goToLevel: (level) => set({ level, selection: nothing }),
    setOptions: (part) => set({ options: { ...state.options, ...part } }),
    dismissRefusal: () => set({ refusal: null }),
    setReadOnly: (isReadOnly) => {
      // Told again and again while things are saved: a drag goes on through it.
      if (isReadOnly !== state.isReadOnly) set({ isReadOnly, history: endGesture(state.history) })
    },
  }
}

function lowestLevel(scene: Scene): ElementId {
  const [lowest] = levelsOf(scene)
  if (!lowest) throw new Error("The studio shows documents with a level only.")
  return lowest.id
}

import { createContext, use, useMemo, useSyncExternalStore } from "react"
import type { DoneName } from "../editor/editor-state.ts"
import type { StudioText } from "../use-studio-text.ts"
import { runAction, type Action, type ActionScope } from "./action.ts"
import { describeChord, showChord } from "./key-chord.ts"

export const ActionScopeContext = createContext<ActionScope | null>(null)

export function useActionScope(): ActionScope {
  const scope = use(ActionScopeContext)
  if (!scope) throw new Error("There is no studio around.")
  return scope
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

interface ActionButton {
  readonly label: string
  /** As they are printed on the keyboard; empty without keys. */
  readonly keys: string
  readonly isPossible: boolean
  /** Null for what is not turned on and off. */
  readonly isOn: boolean | null
  readonly run: () => void
  /** For `aria-keyshortcuts`. */
  readonly shortcut: string | undefined
}

/** An action as a button shows it, kept true while the document and the studio change. */
export function useAction(action: Action): ActionButton {
  const scope = useActionScope()
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = [scope.editor.subscribe(listener), scope.shell.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [scope],
  )
  const isPossible = useSyncExternalStore(subscribe, () => action.isPossible?.(scope) ?? true)
  const isOn = useSyncExternalStore(subscribe, () => action.isOn?.(scope) ?? null)
  const [chord] = action.keys
  return {
    label: scope.t(action.text),
    keys: chord === undefined ? "" : showChord(chord, isMac()).join(" "),
    isPossible,
    isOn,
    run: () => runAction(action, scope),
    shortcut: chord === undefined ? undefined : describeChord(chord, isMac()),
  }
}

/** What a step of the history is called. */
export const formatDone = (t: StudioText, what: string): string =>
  // Steps are only made by the editor, which takes these names alone.
  t(`did.${what as DoneName}`)

import { useLayoutEffect, useRef } from "react"
import { isTypingIn } from "./is-typing.ts"
import { keysAreOn } from "./key-preference.ts"

/** What single keys do; `undefined` for now nothing. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly target: EventTarget | null
  preventDefault(): void
}

/** Does what a key means, unless single keys are off, something is being typed, or it is a browser's shortcut. */
export function pressKey(event: PressedKey, actions: KeyActions): void {
  if (event.ctrlKey || event.altKey || event.metaKey || !keysAreOn()) return
  if (event.target instanceof HTMLElement && isTypingIn(event.target)) return
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  action()
}

/** Keys of a page. They are silent while a dialog is open, which has keys of its own. */
export function useAdminKeys(actions: KeyActions): void {
  const latest = useRef(actions)
  // Before anything is painted: keys do what they say from the moment that one sees what for.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isBehind = document.querySelector("dialog[open]") || "modal" in document.documentElement.dataset
      if (!isBehind && !event.defaultPrevented) pressKey(event, latest.current)
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
}

import { createContext, use, useSyncExternalStore } from "react"
import type { Shell, ShellState } from "./shell.ts"

export const ShellContext = createContext<Shell | null>(null)

/** What is open around the plan. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error("There is no studio around.")
  return shell
}

/** A part of it. `pick` gives the same value for the same state. */
export function useShellState<T>(pick: (state: ShellState) => T): T {
  const shell = useShell()
  return useSyncExternalStore(shell.subscribe, () => pick(shell.read()))
}

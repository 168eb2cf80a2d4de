import type { CopiedElement } from "../../editor/copied-element.ts"
import type { GuideState } from "../guide/guide-steps.ts"

export const leftTabs = ["library", "furnish", "finishes", "structure", "scene", "picture"] as const
export type LeftTab = (typeof leftTabs)[number]

/** What the document is shown in: the plan, three dimensions, or both side by side. */
export const shownViews = ["plan", "split", "stage"] as const
export type ShownView = (typeof shownViews)[number]

export const studioThemes = ["dark", "light", "system"] as const
export type StudioTheme = (typeof studioThemes)[number]

/** Asked before something larger is done. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly run: () => void
}

/** What is open around the plan, and how it looks. The document knows nothing of it. */
export interface ShellState {
  readonly leftTab: LeftTab
  readonly shownView: ShownView
  readonly isBillOpen: boolean
  readonly theme: StudioTheme
  /** Keys without Ctrl or Alt do something; who speaks to the computer turns them off. */
  readonly hasSingleKeys: boolean
  readonly dialog: "palette" | "shortcuts" | "downloads" | null
  readonly question: Question | null
  readonly guide: GuideState
  /** What was copied in this window, to be put in elsewhere. */
  readonly copied: readonly CopiedElement[]
  /** The ways to begin are put aside until the window is opened again. */
  readonly isStartHidden: boolean
}

/** What is open around the plan, as one value that changes. */
export interface Shell {
  read(): ShellState
  subscribe(listener: () => void): () => void
  set(part: Partial<ShellState>): void
}

export function createShell(first: ShellState): Shell {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
  }
}

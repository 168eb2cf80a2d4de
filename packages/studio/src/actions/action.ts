import type { Editor } from "../editor/editor.ts"
import type { Shell } from "../panels/shell/shell.ts"
import type { StudioView } from "../views/studio-view.tsx"
import type { StudioText, StudioTextId } from "../use-studio-text.ts"
import type { KeyChord } from "./key-chord.ts"

/** What actions work on. */
export interface ActionScope {
  readonly editor: Editor
  readonly shell: Shell
  /** The view that one works in. */
  readonly view: StudioView
  /** The view in three dimensions; null while it is not shown. */
  readonly stage: StudioView | null
  readonly t: StudioText
  /** Back to where projects are listed. */
  readonly leave: () => void
  /** Lets the keys that follow go to the plan: who takes a tool goes on there. */
  readonly toPlan: () => void
  /** Lets them go to a panel beside it. Escape leads back to the plan. */
  readonly toPanel: (panel: PanelName) => void
}

/** What is left of the plan, and what is known of what is chosen, right of it. */
export type PanelName = "left" | "properties"

export const actionGroups = ["tools", "edit", "plan", "furniture", "levels", "view", "help"] as const
export type ActionGroup = (typeof actionGroups)[number]

/** Something a person can ask for: by key, by button, in a menu or by its name. */
export interface Action {
  readonly id: string
  readonly group: ActionGroup
  /** What it is called. */
  readonly text: StudioTextId
  /** The first is the one that is shown. */
  readonly keys: readonly KeyChord[]
  /** Where it is left out, it is always possible. */
  readonly isPossible?: (scope: ActionScope) => boolean
  /** Of what is turned on and off. */
  readonly isOn?: (scope: ActionScope) => boolean
  readonly run: (scope: ActionScope) => void
}

/** Does it if it can be done now; says whether it could. */
export function runAction(action: Action, scope: ActionScope): boolean {
  if (action.isPossible?.(scope) === false) return false
  action.run(scope)
  return true
}

import type { Action } from "./action.ts"
import { editActions } from "./edit-actions.ts"
import { helpActions } from "./help-actions.ts"
import { levelActions } from "./level-actions.ts"
import { planActions } from "./plan-actions.ts"
import { toolActions } from "./tool-actions.ts"
import { viewActions } from "./view-actions.ts"

/** Everything a person can ask for. Keys, menus, the palette and the sheet of shortcuts are made of this list. */
export const allActions: readonly Action[] = [
  ...Object.values(toolActions),
  ...editActions,
  ...planActions,
  ...levelActions,
  ...viewActions,
  ...helpActions,
]

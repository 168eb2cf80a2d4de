import { allKinds } from "../kinds/element-kinds.ts"
import { allTools } from "../tools/all-tools.tsx"
import { toolAction } from "../tools/tool-action.ts"
import type { Action } from "./action.ts"
import { editActions } from "./edit-actions.ts"
import { helpActions } from "./help-actions.ts"
import { viewActions } from "./view-actions.ts"

/** Everything a person can ask for. Keys, menus, the palette and the sheet of shortcuts are made of this list. */
export const allActions: readonly Action[] = [
  ...allTools.map(toolAction),
  ...editActions,
  ...allKinds.flatMap(({ toolbox }) => toolbox?.actions ?? []),
  ...viewActions,
  ...helpActions,
]

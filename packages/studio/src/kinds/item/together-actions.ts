import { groupItems, isOneGroup, ungroupItems } from "@roomwright/scene/kinds/item/item-groups"
import { lockItems } from "@roomwright/scene/kinds/item/lock-items"
import { Lock, LockOpen } from "lucide-react"
import type { Action, ActionScope } from "../../actions/action.ts"
import { chosenOf } from "../../edits/chosen.ts"
import type { RowAction } from "../element-kind.tsx"

const chosen = ({ editor }: ActionScope) => chosenOf(editor.read().scene, editor.read().selection, "item")
const idsOf = (scope: ActionScope): readonly string[] => chosen(scope).map(({ id }) => id)

export const groupAction: Action = {
  id: "groupItems",
  group: "furniture",
  text: "action.groupItems",
  keys: ["Mod+G"],
  isPossible: (scope) => {
    const ids = idsOf(scope)
    return ids.length > 1 && !isOneGroup(scope.editor.read().scene, ids)
  },
  run: (scope) => {
    const items = idsOf(scope)
    scope.editor.do("groupItems", (scene, newId) => groupItems(scene, { items }, newId))
  },
}

export const ungroupAction: Action = {
  id: "ungroupItems",
  group: "furniture",
  text: "action.ungroupItems",
  keys: ["Mod+Shift+G"],
  isPossible: (scope) => chosen(scope).some(({ element }) => element.group !== undefined),
  run: (scope) => {
    const items = idsOf(scope)
    scope.editor.do("ungroupItems", (scene, newId) => ungroupItems(scene, { items }, newId))
  },
}

const lockAction = (isLocked: boolean, key: string): Action => ({
  id: isLocked ? "lockItems" : "unlockItems",
  group: "furniture",
  text: isLocked ? "action.lockItems" : "action.unlockItems",
  keys: [key],
  isPossible: (scope) => chosen(scope).some(({ element }) => (element.locked === true) !== isLocked),
  run: (scope) => {
    const items = idsOf(scope)
    scope.editor.do(isLocked ? "lockItems" : "unlockItems", (scene, newId) =>
      lockItems(scene, { items, isLocked }, newId),
    )
  },
})

export const lockItemsAction = lockAction(true, "Shift+P")
export const unlockItemsAction = lockAction(false, "Shift+U")

/** The same for one row of the tree. */
export const lockRowActions = (isLocked: boolean): readonly RowAction[] => [
  {
    text: isLocked ? "action.unlockItems" : "action.lockItems",
    icon: isLocked ? LockOpen : Lock,
    run: (editor, id) =>
      editor.do(isLocked ? "unlockItems" : "lockItems", (scene, newId) =>
        lockItems(scene, { items: [id], isLocked: !isLocked }, newId),
      ),
  },
]

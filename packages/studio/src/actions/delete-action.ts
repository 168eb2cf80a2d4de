import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { selectedIds } from "../editor/selection.ts"
import type { Action } from "./action.ts"

export const deleteAction: Action = {
  id: "delete",
  group: "edit",
  text: "action.delete",
  keys: ["Delete", "Backspace"],
  isPossible: ({ editor }) => selectedIds(editor.read().selection).length > 0,
  run: ({ editor }) => {
    const ids = selectedIds(editor.read().selection)
    editor.do("delete", (scene, newId) => deleteElements(scene, { ids }, newId))
  },
}

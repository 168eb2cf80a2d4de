import type { ElementId } from "@roomwright/scene/elements/values"
import { groupAround } from "@roomwright/scene/kinds/item/item-groups"
import type { Editor } from "../editor/editor.ts"
import { selectedIds, selectionOf } from "../editor/selection.ts"
import type { Modifiers } from "../tools/tool.ts"

/** A press on an element chooses it with its group, with Alt it alone; with Shift or Ctrl, besides what is chosen or no longer. */
export function chooseElement(editor: Editor, id: ElementId, keys: Modifiers): void {
  const { scene, selection } = editor.read()
  const meant = keys.alt ? [id] : groupAround(scene, id)
  if (!keys.shift && !keys.ctrl) return editor.select(selectionOf(meant))
  const chosen = selectedIds(selection)
  const others = chosen.filter((one) => !meant.includes(one))
  editor.select(selectionOf(chosen.includes(id) ? others : [...others, ...meant]))
}

/** Who takes hold of a piece that is not chosen takes its whole group. */
export function takeAlong(editor: Editor, id: ElementId): void {
  const { scene, selection } = editor.read()
  const together = groupAround(scene, id)
  if (together.length > 1 && !selectedIds(selection).includes(id)) editor.select(selectionOf(together))
}

import { findAny, subtree } from "@roomwright/scene/document/scene-index"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { pushElements } from "../edits/push-elements.ts"
import { nothing, selectedIds, selectionOf } from "../editor/selection.ts"
import type { StudioTextId } from "../use-studio-text.ts"
import { kindOf } from "../kinds/element-kinds.ts"
import type { Action, ActionScope } from "./action.ts"
import { copyAction, pasteAction } from "./clipboard-actions.ts"
import { deleteAction } from "./delete-action.ts"
import { redoAction, undoAction } from "./history-actions.ts"

const hasChosen = ({ editor }: ActionScope): boolean => selectedIds(editor.read().selection).length > 0

const selectAll: Action = {
  id: "selectAll",
  group: "edit",
  text: "action.selectAll",
  keys: ["Mod+A"],
  run: ({ editor }) => {
    const { scene, level } = editor.read()
    const all = subtree(scene, level).filter((id) => {
      const element = findAny(scene, id)
      return element !== null && kindOf(element).hit !== undefined
    })
    editor.activate("select")
    editor.select(selectionOf(all))
  },
}

const letGo: Action = {
  id: "letGo",
  group: "edit",
  text: "action.letGo",
  keys: ["Escape"],
  isPossible: ({ editor }) => editor.read().selection.kind !== "none" || editor.read().tool !== "select",
  run: ({ editor }) => {
    if (editor.read().tool === "select") editor.select(nothing)
    else editor.activate("select")
  },
}

const ways = {
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
  Up: { x: 0, y: 1 },
  Down: { x: 0, y: -1 },
} as const satisfies Readonly<Record<string, Vector>>

/** How far an arrow pushes what is chosen, mm, and how far with Shift; in the plan the tool does the same. */
const [little, much] = [100, 1_000]

const push = (way: keyof typeof ways, size: number, text: StudioTextId): Action => ({
  id: `${size === much ? "push" : "nudge"}${way}`,
  group: "edit",
  text,
  keys: [`${size === much ? "Shift+" : ""}Arrow${way}`],
  isPossible: (scope) => hasChosen(scope) && scope.editor.read().tool === "select",
  run: ({ editor }) => {
    const { scene, selection } = editor.read()
    const by = { x: ways[way].x * size, y: ways[way].y * size }
    const found = pushElements(scene, selectedIds(selection), by)
    if (found) editor.do(found.what, found.command)
  },
})

export const editActions: readonly Action[] = [
  undoAction,
  redoAction,
  deleteAction,
  copyAction,
  pasteAction,
  selectAll,
  letGo,
  push("Left", little, "action.nudgeLeft"),
  push("Right", little, "action.nudgeRight"),
  push("Up", little, "action.nudgeUp"),
  push("Down", little, "action.nudgeDown"),
  push("Left", much, "action.pushLeft"),
  push("Right", much, "action.pushRight"),
  push("Up", much, "action.pushUp"),
  push("Down", much, "action.pushDown"),
]

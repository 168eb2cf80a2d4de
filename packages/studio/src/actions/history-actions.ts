import type { Action } from "./action.ts"

export const undoAction: Action = {
  id: "undo",
  group: "edit",
  text: "action.undo",
  keys: ["Mod+Z"],
  isPossible: ({ editor }) => {
    const { done, gesture } = editor.read().history
    return done.length > 0 || gesture !== null
  },
  run: ({ editor }) => editor.undo(),
}

export const redoAction: Action = {
  id: "redo",
  group: "edit",
  text: "action.redo",
  keys: ["Mod+Shift+Z", "Mod+Y"],
  isPossible: ({ editor }) => editor.read().history.undone.length > 0,
  run: ({ editor }) => editor.redo(),
}

import { isCopyable, copyElements, pasteElements } from "../edits/clipboard.ts"
import { selectedIds, selectionOf } from "../editor/selection.ts"
import type { Action } from "./action.ts"

export const copyAction: Action = {
  id: "copy",
  group: "edit",
  text: "action.copy",
  keys: ["Mod+C"],
  isPossible: ({ editor }) => {
    const { scene, selection } = editor.read()
    return isCopyable(scene, selectedIds(selection))
  },
  run: ({ editor, shell }) => {
    const { scene, selection } = editor.read()
    shell.set({ copied: copyElements(scene, selectedIds(selection)) })
  },
}

export const pasteAction: Action = {
  id: "paste",
  group: "edit",
  text: "action.paste",
  keys: ["Mod+V"],
  // Where a picture of a plan can be put in, the same keys put in one.
  isPossible: ({ shell }) => shell.read().copied.length > 0 && shell.read().leftTab !== "picture",
  run: ({ editor, shell }) => {
    const { level } = editor.read()
    const { copied } = shell.read()
    const outcome = editor.do("paste", (scene, newId) => pasteElements(scene, { copied, level }, newId))
    if ("refused" in outcome) return
    const roots = Object.keys(outcome.change).slice(0, copied.filter(({ isRoot }) => isRoot).length)
    // The next one comes beside this one.
    shell.set({ copied: copyElements(editor.read().scene, roots) })
    editor.activate("select")
    editor.select(selectionOf(roots))
  },
}

import { createContext, use, useSyncExternalStore } from "react"
import type { EditorState } from "./editor-state.ts"
import type { Editor } from "./editor.ts"

export const EditorContext = createContext<Editor | null>(null)

/** The editor of the window around. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error("There is no editor around.")
  return editor
}

/** A part of the state. `pick` gives the same object for the same state, or what shows it draws itself without end. */
export function useEditorState<T>(pick: (state: EditorState) => T): T {
  const editor = useEditor()
  return useSyncExternalStore(editor.subscribe, () => pick(editor.read()))
}

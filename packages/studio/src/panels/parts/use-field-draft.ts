import { useState, type ChangeEvent, type KeyboardEvent } from "react"
import { redoAction, undoAction } from "../../actions/history-actions.ts"
import { isPressed } from "../../actions/key-chord.ts"
import { isMac } from "../../actions/use-action.ts"
import { useEditor } from "../../editor/use-editor.ts"

/** What is being typed into a field of the document. */
export interface FieldDraft {
  /** Null: the field shows the document. */
  readonly text: string | null
  readonly type: (event: ChangeEvent<HTMLInputElement>) => void
  readonly giveBack: () => void
  /** True for a press that goes back or forth in the document's history. */
  readonly travel: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/**
 * A field shows the document, and what is typed only as long as the value stays that it was typed over. Going back is the
 * document's, not the browser's: its own history of the field knows nothing of the document and would write old values back.
 */
export function useFieldDraft(value: number | string | null): FieldDraft {
  const editor = useEditor()
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: typeof value } | null>(null)
  const text = draft !== null && Object.is(draft.over, value) ? draft.text : null
  const giveBack = (): void => setDraft(null)
  return {
    text,
    giveBack,
    type: ({ target, nativeEvent }) => {
      const isTravel = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("history")
      if (!isTravel) setDraft({ text: target.value, over: value })
    },
    travel: (event) => {
      const isAsked = (keys: readonly string[]): boolean =>
        keys.some((chord) => isPressed(chord, event, isMac()))
      const isBack = isAsked(undoAction.keys)
      if (!isBack && !isAsked(redoAction.keys)) return false
      event.preventDefault()
      giveBack()
      if (!isBack) editor.redo()
      // What is being typed is taken back first.
      else if (text === null) editor.undo()
      return true
    },
  }
}

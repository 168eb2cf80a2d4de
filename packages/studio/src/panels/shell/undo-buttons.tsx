import { Redo2, Undo2 } from "lucide-react"
import { redoAction, undoAction } from "../../actions/history-actions.ts"
import { formatDone } from "../../actions/use-action.ts"
import { useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionIcon } from "../parts/action-button.tsx"

/** Back and forth, with what would be undone or done again. */
export function UndoButtons() {
  const t = useStudioText()
  const back = useEditorState(({ history }) => (history.gesture ?? history.done.at(-1))?.what ?? "")
  const forth = useEditorState(({ history }) => history.undone.at(-1)?.what ?? "")
  const [undone, redone] = [formatDone(t, back), formatDone(t, forth)]
  return (
    <>
      <ActionIcon
        action={undoAction}
        icon={Undo2}
        label={undone === null ? t("action.undo") : t("panel.undoWhat", { what: undone })}
      />
      <ActionIcon
        action={redoAction}
        icon={Redo2}
        label={redone === null ? t("action.redo") : t("panel.redoWhat", { what: redone })}
      />
    </>
  )
}

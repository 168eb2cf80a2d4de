import { Icon } from "@roomwright/ui/icon"
import { Info, X } from "lucide-react"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { useStudioText } from "../use-studio-text.ts"

/** Why the last thing that was asked for was not done. It is said to who hears it, and stays until it is closed or something is done. */
export function RefusalBar() {
  const t = useStudioText()
  const editor = useEditor()
  const refusal = useEditorState((state) => state.refusal)
  return (
    <div role="status" className="max-w-full">
      {refusal ? (
        <p className="fade-in pointer-events-auto flex items-center gap-2 rounded-inner border border-line bg-glass py-1 pr-1 pl-3 text-14 text-ink shadow-float">
          <Icon of={Info} size={16} className="text-bad" />
          <span>{t(`refusal.${refusal.reason}`)}</span>
          <button
            type="button"
            aria-label={t("plan.dismiss")}
            title={t("plan.dismiss")}
            onClick={editor.dismissRefusal}
            className="inline-grid size-8 place-items-center rounded-control text-ink-2 hover:bg-still hover:text-ink pointer-coarse:size-11"
          >
            <Icon of={X} size={16} />
          </button>
        </p>
      ) : null}
    </div>
  )
}

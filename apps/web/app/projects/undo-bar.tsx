import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useProjectText } from "../platform/projects/project-texts.ts"
import type { ProjectActions } from "./use-project-actions.ts"

/** What was put into the trash last, and the way back: it stays until it is answered, as nobody reads against a clock. */
export function UndoBar({ actions }: { readonly actions: ProjectActions }) {
  const t = useProjectText()
  const { trashed } = actions
  return (
    <div role="status">
      {trashed ? (
        <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line bg-sunk py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 wrap-anywhere">{t("projects.trashed", { name: trashed.name })}</p>
          <Button small disabled={actions.isBusy} onClick={() => void actions.restore(trashed)}>
            {t("projects.undo")}
          </Button>
          <IconButton icon={X} label={t("projects.close")} onClick={actions.forgetTrashed} />
        </div>
      ) : null}
    </div>
  )
}

import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"
import type { ProjectActions } from "./use-project-actions.ts"

interface EmptyTrashProps {
  readonly actions: ProjectActions
  readonly days: number
}

/** How long the trash keeps, and what empties it now. */
export function EmptyTrash({ actions, days }: EmptyTrashProps) {
  const t = useProjectText()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-ink-2">{t("projects.trashText", { days })}</p>
      <Button small disabled={actions.isBusy} onClick={() => setAsking(true)}>
        {t("projects.emptyTrash")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("projects.emptyAsk")}
          text={t("projects.deleteAskText")}
          confirmText={t("projects.emptyTrash")}
          cancelText={t("projects.cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void actions.emptyTrash()
          }}
        />
      ) : null}
    </div>
  )
}

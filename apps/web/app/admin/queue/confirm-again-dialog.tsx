import { Button } from "@roomwright/ui/button"
import type { ReactNode } from "react"
import { DeskDialog } from "../frame/admin-dialog.tsx"
import { useDeskText } from "../frame/admin-texts.ts"

interface AskAgainDialogProps {
  readonly title: string
  readonly go: string
  readonly isBusy: boolean
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks once more, with the focus on the answer: Enter gives it. */
export function AskAgainDialog({ title, go, isBusy, onGo, onClose, children }: AskAgainDialogProps) {
  const t = useDeskText()
  return (
    <DeskDialog title={title} onClose={onClose}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
        <Button
          look="primary"
          data-autofocus
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onGo()
          }}
        >
          {go}
        </Button>
      </div>
    </DeskDialog>
  )
}

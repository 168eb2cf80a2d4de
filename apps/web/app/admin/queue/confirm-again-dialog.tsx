import { Button } from "@roomwright/ui/button"
import type { ReactNode } from "react"
import { AdminDialog } from "../frame/admin-dialog.tsx"
import { useAdminText } from "../frame/admin-texts.ts"

interface ConfirmAgainDialogProps {
  readonly title: string
  readonly go: string
  readonly isBusy: boolean
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks once more, with the focus on the answer: Enter gives it. */
export function ConfirmAgainDialog({ title, go, isBusy, onGo, onClose, children }: ConfirmAgainDialogProps) {
  const t = useAdminText()
  return (
    <AdminDialog title={title} onClose={onClose}>
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
    </AdminDialog>
  )
}

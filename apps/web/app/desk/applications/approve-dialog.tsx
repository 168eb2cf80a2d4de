import type { DeskApplication } from "@roomwright/contract/applications-desk"
import { Button } from "@roomwright/ui/button"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { DeskDialog } from "../desk-dialog.tsx"
import { useDeskText } from "../desk-texts.ts"

interface ApproveDialogProps {
  readonly application: DeskApplication
  readonly isBusy: boolean
  readonly onApprove: () => void
  readonly onClose: () => void
}

/** Asks once more, with the focus on the answer: Enter approves. */
export function ApproveDialog({ application, isBusy, onApprove, onClose }: ApproveDialogProps) {
  const t = useDeskText()
  const words = useApplicationText()
  return (
    <DeskDialog title={t("desk.approve.title", { name: application.applicant.nickname })} onClose={onClose}>
      <p className="mt-3 text-18">{words(`applications.type.${application.type}`)}</p>
      <p className="mt-2 text-14">{t("desk.approve.text")}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("desk.action.cancel")}</Button>
        <Button
          look="primary"
          data-autofocus
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onApprove()
          }}
        >
          {t("desk.applications.approve")}
        </Button>
      </div>
    </DeskDialog>
  )
}

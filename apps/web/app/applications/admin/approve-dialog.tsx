import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { ConfirmAgainDialog } from "../../admin/queue/confirm-again-dialog.tsx"

interface ApproveDialogProps {
  readonly application: AdminApplication
  readonly isBusy: boolean
  readonly onApprove: () => void
  readonly onClose: () => void
}

/** Asks once more, with what is given to whom. */
export function ApproveDialog({ application, isBusy, onApprove, onClose }: ApproveDialogProps) {
  const t = useAdminText()
  const words = useApplicationText()
  return (
    <ConfirmAgainDialog
      title={t("admin.approve.title", { name: application.applicant.nickname })}
      go={t("admin.applications.approve")}
      isBusy={isBusy}
      onGo={onApprove}
      onClose={onClose}
    >
      <p className="mt-3 text-18">{words(`applications.type.${application.type}`)}</p>
      <p className="mt-2 text-14">{t("admin.approve.text")}</p>
    </ConfirmAgainDialog>
  )
}

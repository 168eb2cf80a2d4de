import { billLimits } from "@roomwright/contract/payments/bills"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { useAdminText, type AdminTextId } from "../../../admin/frame/admin-texts.ts"
import { ReasonDialog } from "../../../admin/queue/reason-dialog.tsx"

/** Why receipts are refused most often, in the order of their keys from 1. */
const rejectReasons: readonly AdminTextId[] = [
  "admin.reason.otherSum",
  "admin.reason.noMoney",
  "admin.reason.unreadable",
  "admin.reason.noCode",
  "admin.reason.otherAccount",
  "admin.reason.usedBefore",
]

interface RejectDialogProps {
  readonly receipt: AdminReceipt
  readonly isBusy: boolean
  readonly onReject: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a receipt is refused; its payer reads it. */
export function RejectDialog({ receipt: { bill }, isBusy, onReject, onClose }: RejectDialogProps) {
  const t = useAdminText()
  return (
    <ReasonDialog
      title={t("admin.reject.title", { code: bill.transferCode })}
      common={rejectReasons}
      language={bill.payer.language}
      hint={t("admin.reject.hint", { name: bill.payer.nickname })}
      maxLength={billLimits.reasonLength}
      go={t("admin.action.reject")}
      isBusy={isBusy}
      onGo={onReject}
      onClose={onClose}
    />
  )
}

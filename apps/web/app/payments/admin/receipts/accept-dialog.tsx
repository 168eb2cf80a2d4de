import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { ConfirmAgainDialog } from "../../../admin/queue/confirm-again-dialog.tsx"
import { ReceiptWarnings } from "../receipt-warnings.tsx"

interface AcceptDialogProps {
  readonly receipt: AdminReceipt
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Asks once more, with sum and payer. */
export function AcceptDialog({ receipt, isBusy, onAccept, onClose }: AcceptDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { amount, transferCode, payer, title } = receipt.bill
  return (
    <ConfirmAgainDialog
      title={t("admin.accept.title", { code: transferCode })}
      go={t("admin.action.confirm")}
      isBusy={isBusy}
      onGo={onAccept}
      onClose={onClose}
    >
      <p className="num mt-3 text-28">{formatMoney(amount, language)}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {payer.nickname} · {title.text}
      </p>
      <p className="mt-3 text-14">{t("admin.accept.text")}</p>
      <ReceiptWarnings receipt={receipt} />
    </ConfirmAgainDialog>
  )
}

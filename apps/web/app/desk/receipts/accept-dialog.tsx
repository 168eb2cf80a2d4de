import type { DeskReceipt } from "@roomwright/contract/receipts-desk"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { DeskDialog } from "../desk-dialog.tsx"
import { useDeskText } from "../desk-texts.ts"
import { ReceiptWarnings } from "./receipt-warnings.tsx"

interface AcceptDialogProps {
  readonly receipt: DeskReceipt
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** Asks once more, with the focus on the answer: Enter confirms. */
export function AcceptDialog({ receipt, isBusy, onAccept, onClose }: AcceptDialogProps) {
  const t = useDeskText()
  const language = useLanguage()
  const { amount, transferCode, payer, title } = receipt.bill
  return (
    <DeskDialog title={t("desk.accept.title", { code: transferCode })} onClose={onClose}>
      <p className="num mt-3 text-28">{formatMoney(amount, language)}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {payer.nickname} · {title.text}
      </p>
      <p className="mt-3 text-14">{t("desk.accept.text")}</p>
      <ReceiptWarnings receipt={receipt} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("desk.action.cancel")}</Button>
        <Button
          look="primary"
          data-autofocus
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onAccept()
          }}
        >
          {t("desk.action.confirm")}
        </Button>
      </div>
    </DeskDialog>
  )
}

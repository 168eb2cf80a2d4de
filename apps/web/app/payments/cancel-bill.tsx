import { cancelBill, type Bill } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

interface CancelBillProps {
  readonly billId: string
  readonly onChange: (bill: Bill) => void
}

/** Calls a bill off, after a question. */
export function CancelBill({ billId, onChange }: CancelBillProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const cancel = async (): Promise<void> => {
    setAsking(false)
    try {
      onChange(await siteCall(language)(cancelBill, { params: { id: billId } }))
      showToast("success", t("payments.cancel.done"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
  }
  return (
    <div>
      <Button look="quiet" small className="-ml-[14px] text-ink-2" onClick={() => setAsking(true)}>
        {t("payments.cancel.go")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("payments.cancel.title")}
          text={t("payments.cancel.text")}
          confirmText={t("payments.cancel.go")}
          cancelText={t("payments.cancel.keep")}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

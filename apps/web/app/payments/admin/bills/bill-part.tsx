import type { AdminBill } from "@roomwright/contract/payments/bills-admin"
import { refundBillPart } from "@roomwright/contract/payments/part-refunds"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { SumForm } from "../sum-form.tsx"

interface BillPartProps {
  readonly bill: AdminBill
  /** It is the clerk's own case. */
  readonly isOff: boolean
  readonly onChanged: () => void
}

/** Gives a part of what was paid for a plan or with an application back, by a sum; what was bought stays. */
export function BillPart({ bill: { id, refundable }, isOff, onChanged }: BillPartProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (refundable === 0) return null
  if (!isOpen)
    return (
      <Button small className="mb-5" disabled={isOff} onClick={() => setOpen(true)}>
        {t("admin.part.open")}
      </Button>
    )
  return (
    <section aria-label={t("admin.part.go")} className="mb-5">
      <h3 className="font-sans text-12 text-ink-2">{t("admin.part.go")}</h3>
      <p className="mt-1 text-14 text-ink-2">{t("admin.part.billText")}</p>
      <SumForm
        sumLabel={t("admin.part.sum")}
        sumHint={t("admin.part.sumHint", { most: formatMoney(refundable, language) })}
        remarkLabel={t("admin.orders.reason")}
        remarkHint={t("admin.part.reasonHint")}
        go={t("admin.part.go")}
        onCancel={() => setOpen(false)}
        onSend={async (amount, reason) => {
          await adminCall()(refundBillPart, { params: { id }, body: { amount, reason } })
          setOpen(false)
          onChanged()
        }}
      />
    </section>
  )
}

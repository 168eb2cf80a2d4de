import type { Bill } from "@roomwright/contract/payments/bills"
import { useCredit as payByCredit } from "@roomwright/contract/payments/credit"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

interface CreditSectionProps {
  readonly bill: Bill
  readonly onChange: (bill: Bill) => void
  /** What is shown may be out of date: another window has used the credit. */
  readonly onStale: () => void
}

/** Offers the payer's credit for an open bill: all of it, or as much as the bill misses. */
export function CreditSection({ bill, onChange, onStale }: CreditSectionProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const sum = formatMoney(Math.min(bill.creditLeft, bill.money.missing), language)
  const pay = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      onChange(await siteCall(language)(payByCredit, { params: { id: bill.id } }))
      showToast("success", t("payments.credit.used", { sum }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
      onStale()
    }
    setBusy(false)
  }
  return (
    <SectionCard title={t("payments.credit.title")}>
      <p className="mt-2">{t("payments.credit.offer", { sum: formatMoney(bill.creditLeft, language) })}</p>
      <Button small className="mt-4" aria-disabled={isBusy} onClick={() => void pay()}>
        {t("payments.credit.use", { sum })}
      </Button>
    </SectionCard>
  )
}

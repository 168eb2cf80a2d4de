import type { Bill } from "@roomwright/contract/payments/bills"
import { keepAsCredit } from "@roomwright/contract/payments/credit"
import type { Bank } from "@roomwright/contract/payments/receipts-admin"
import { listRefundBanks, printCreditNote } from "@roomwright/contract/payments/refunds"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { PrintCreditNote } from "../platform/print-credit-note.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { ApiError } from "../platform/api.ts"
import { RefundForm } from "./refund-form.tsx"

interface RefundSectionProps {
  readonly bill: Bill
  readonly onChange: (bill: Bill) => void
}

/** What goes back to the payer, and where to; each refund that was made, with the bank's reference. */
export function RefundSection({ bill, onChange }: RefundSectionProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const [banks, setBanks] = useState<readonly Bank[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { money, refundTo, refunds } = bill
  const edit = async (): Promise<void> => {
    try {
      setBanks(await siteCall(language)(listRefundBanks, {}))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
  }
  const keep = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      onChange(await siteCall(language)(keepAsCredit, { params: { id: bill.id } }))
      showToast("success", t("payments.credit.kept"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    }
    setBusy(false)
  }
  return (
    <SectionCard title={t("payments.refund.title")}>
      {money.due > 0 ? (
        <p className="mt-2">
          {t(refundTo && !banks ? "payments.refund.dueTo" : "payments.refund.due", {
            sum: formatMoney(money.due, language),
          })}
        </p>
      ) : null}
      {money.due > 0 && refundTo && !banks ? (
        <p className="num mt-3 font-medium">
          {refundTo.bankName} · {refundTo.accountNumber} · {refundTo.beneficiary}
        </p>
      ) : null}
      {money.due === 0 ? null : banks ? (
        <RefundForm
          bill={bill}
          banks={banks}
          onSaved={(next) => {
            setBanks(null)
            onChange(next)
          }}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button small onClick={() => void edit()}>
            {t(refundTo ? "payments.invoice.change" : "payments.refund.enter")}
          </Button>
          {refundTo ? null : (
            <Button small aria-disabled={isBusy} onClick={() => void keep()}>
              {t("payments.credit.keep")}
            </Button>
          )}
        </div>
      )}
      <ul className="mt-3 text-15 empty:hidden">
        {refunds.map(({ id, at, amount, reference, creditNote }) => (
          <li key={id} className="border-t border-line py-3 first:border-0">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t("payments.refund.made")} <Moment iso={at} />
              </span>
              <span className="num font-medium">{formatMoney(amount, language)}</span>
            </span>
            {reference ? (
              <span className="block text-14 text-ink-2">
                {t("payments.refund.reference")} <span className="num wrap-anywhere">{reference}</span>
              </span>
            ) : null}
            {creditNote ? (
              <PrintCreditNote noteId={id} name={creditNote} call={printCreditNote}>
                {t("payments.refund.creditNote", { number: creditNote })}
              </PrintCreditNote>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

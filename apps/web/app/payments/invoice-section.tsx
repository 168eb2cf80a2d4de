import type { Bill } from "@roomwright/contract/payments/bills"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { readInvoiceDraft } from "./invoice-draft.ts"
import { InvoiceForm } from "./invoice-form.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

interface InvoiceSectionProps {
  readonly bill: Bill
  readonly mayChange: boolean
  readonly onChange: (bill: Bill) => void
}

/** Which company the bill is for, if any. */
export function InvoiceSection({ bill, mayChange, onChange }: InvoiceSectionProps) {
  const t = usePaymentText()
  const { invoice } = bill
  // Half typed before a reload: it goes on.
  const [isOpen, setOpen] = useState(() => readInvoiceDraft(bill.id) !== null)
  return (
    <SectionCard title={t("payments.invoice.title")}>
      {isOpen && mayChange ? (
        <InvoiceForm
          bill={bill}
          onSaved={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      ) : (
        <>
          {invoice ? (
            <dl className="mt-3 grid gap-3 text-15 sm:grid-cols-2">
              {[
                [t("payments.invoice.company"), invoice.companyName],
                [t("payments.invoice.tax"), invoice.taxCode],
                [t("payments.invoice.address"), invoice.address],
                [t("payments.invoice.email"), invoice.email],
              ].map(([name, value]) => (
                <div key={name} className="min-w-0">
                  <dt className="text-14 text-ink-2">{name}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-2 text-15 text-ink-2">{t("payments.invoice.text")}</p>
          )}
          {mayChange ? (
            <Button small className="mt-4" onClick={() => setOpen(true)}>
              {t(invoice ? "payments.invoice.change" : "payments.invoice.open")}
            </Button>
          ) : null}
        </>
      )}
    </SectionCard>
  )
}

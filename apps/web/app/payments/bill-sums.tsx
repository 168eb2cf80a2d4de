import type { Bill } from "@roomwright/contract/payments/bills"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

/** The bill itself: its code, its days, its sum. */
export function BillSums({ bill }: { readonly bill: Bill }) {
  const t = usePaymentText()
  const language = useLanguage()
  const { transferCode, createdAt, confirmedAt, amount } = bill
  return (
    <dl className="grid gap-2 p-5 text-15 sm:p-6">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-2">{t("payments.bill.title")}</dt>
        <dd className="num">{transferCode}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-2">{t("payments.bill.created")}</dt>
        <dd>
          <Moment iso={createdAt} />
        </dd>
      </div>
      {confirmedAt ? (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{t("payments.bill.paidAt")}</dt>
          <dd>
            <Moment iso={confirmedAt} />
          </dd>
        </div>
      ) : null}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <dt>{t("payments.bill.total")}</dt>
        <dd className="num font-serif text-28">{formatMoney(amount, language)}</dd>
      </div>
    </dl>
  )
}

import { type Bill, type BillState, printBill, type Receipt } from "@roomwright/contract/payments/bills"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"
import { CancelBill } from "./cancel-bill.tsx"
import { CreditSection } from "./credit-section.tsx"
import { InvoiceSection } from "./invoice-section.tsx"
import { PhoneHandOff } from "../platform/transfer/phone-hand-off.tsx"
import { ReceiptForm } from "./receipt-form.tsx"
import { RefundSection } from "./refund-section.tsx"
import { StateNote } from "./state-note.tsx"
import { TransferPanel } from "../platform/transfer/transfer-panel.tsx"
import { useBill } from "./use-bill.ts"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ChevronRight, Printer } from "lucide-react"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { formatMoney } from "../platform/locale/format.ts"
import { Moment } from "../platform/locale/moment.tsx"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { ApiError } from "../platform/api.ts"
import { followDownload } from "../platform/follow-download.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { SectionCard } from "../platform/cards/section-card.tsx"

/** A bill in all its states: money is awaited in two of them, and only then can anything be done. */
export function BillView({ initial }: { readonly initial: Bill }) {
  const langOf = useLangOf()
  const { bill, change, refresh } = useBill(initial)
  // All of it may have arrived without a receipt: then staff alone have to do something.
  const isAwaited = isToBePaid(bill) && bill.money.missing > 0
  const mayInvoice = isToBePaid(bill) || bill.status === "PENDING_REVIEW"
  return (
    <>
      <BillSteps state={bill.status} />
      <h1 className="mt-2 text-36 md:text-48" {...langOf(bill.title)}>
        {bill.title.text}
      </h1>
      {/* On a phone what is to be paid stands between the two: it comes so in the page, too, for who goes by Tab. */}
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 md:mt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,440px)] md:grid-rows-[auto_1fr] md:gap-y-6">
        <div className="grid min-w-0 gap-6">
          <StateNote bill={bill} onTimeUp={refresh} />
          {/* Before the code, or somebody transfers all of it. */}
          {isAwaited && bill.creditLeft > 0 ? (
            <CreditSection bill={bill} onChange={change} onStale={refresh} />
          ) : null}
        </div>
        <div className="min-w-0 overflow-hidden rounded-card border border-line bg-card md:col-start-2 md:row-span-2 md:row-start-1">
          <BillSums bill={bill} />
          {isAwaited ? <TransferPanel bill={bill} /> : null}
          <PrintBill bill={bill} />
        </div>
        <div className="grid min-w-0 gap-6 md:col-start-1">
          {isAwaited ? <ReceiptForm key={bill.receipts.length} bill={bill} onChange={change} /> : null}
          {isAwaited ? <PhoneHandOff /> : null}
          {bill.money.due > 0 || bill.refunds.length > 0 ? (
            <RefundSection bill={bill} onChange={change} />
          ) : null}
          <ReceiptHistory receipts={bill.receipts} />
          {mayInvoice || bill.invoice ? (
            <InvoiceSection bill={bill} mayChange={mayInvoice} onChange={change} />
          ) : null}
          {isToBePaid(bill) ? <CancelBill billId={bill.id} onChange={change} /> : null}
        </div>
      </div>
    </>
  )
}

const isToBePaid = ({ status }: Bill): boolean => status === "AWAITING_PAYMENT" || status === "REJECTED"

/** Order, transfer, confirmation: which of them is to be done. */
function BillSteps({ state }: { readonly state: BillState }) {
  const t = usePaymentText()
  const isBeingChecked = state === "PENDING_REVIEW" || state === "CONFIRMED"
  const steps = [
    { text: t("payments.steps.order"), isNow: false },
    { text: t("payments.steps.transfer"), isNow: !isBeingChecked },
    { text: t("payments.steps.confirm"), isNow: isBeingChecked },
  ]
  return (
    <ol
      aria-label={t("payments.steps.label")}
      className="flex flex-wrap items-center gap-2 text-14 text-ink-2"
    >
      {steps.map(({ text, isNow }, at) => (
        <li
          key={text}
          aria-current={isNow ? "step" : undefined}
          className={classNames("flex items-center gap-2", isNow ? "font-medium text-ink" : null)}
        >
          {at > 0 ? <Icon of={ChevronRight} size={14} /> : null}
          {text}
        </li>
      ))}
    </ol>
  )
}

/** The bill itself: its code, its days, its sum. */
function BillSums({ bill }: { readonly bill: Bill }) {
  const t = usePaymentText()
  const language = useLanguage()
  const { transferCode, createdAt, confirmedAt, amount, money } = bill
  // What came is only worth a line when it is not simply the sum.
  const sums = [
    {
      text: t("payments.bill.came"),
      sum: money.came === amount && money.due === 0 && money.credit === 0 ? 0 : money.came,
    },
    { text: t("payments.bill.credit"), sum: money.credit },
    { text: t("payments.bill.missing"), sum: money.came === 0 ? 0 : money.missing },
    { text: t("payments.bill.due"), sum: money.due },
    { text: t("payments.bill.kept"), sum: money.kept },
    { text: t("payments.bill.refunded"), sum: money.refunded },
  ].filter(({ sum }) => sum > 0)
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
      {sums.map(({ text, sum }) => (
        <div key={text} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{text}</dt>
          <dd className="num font-medium">{formatMoney(sum, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Has the bill made as a PDF in the reader's language and downloads it. */
function PrintBill({ bill: { id, transferCode } }: { readonly bill: Bill }) {
  const t = usePaymentText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const print = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await siteCall(language)(printBill, { params: { id } })
      followDownload(address, `${transferCode}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="border-t border-line p-5 sm:px-6">
      <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => void print()}>
        <Icon of={Printer} size={16} />
        {t("payments.bill.print")}
      </Button>
    </div>
  )
}

/** The receipts that were handed in, the last one first, with what the back office said of them. */
function ReceiptHistory({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const t = usePaymentText()
  if (receipts.length === 0) return null
  return (
    <SectionCard title={t("payments.receipt.history")}>
      <ul className="mt-3">
        {receipts.toReversed().map(({ id, sentAt, picture, rejectedFor, isPart }) => (
          <li key={id} className="flex gap-4 border-t border-line py-3 first:border-0 last:pb-0">
            {picture ? (
              <img
                src={picture.address}
                alt={t("payments.receipt.picture")}
                width={72}
                height={96}
                className="h-24 w-18 flex-none rounded-control bg-still object-cover"
              />
            ) : null}
            <div className="min-w-0 text-15">
              <p className="text-ink-2">
                <Moment iso={sentAt} />
              </p>
              {isPart ? <p className="mt-1">{t("payments.receipt.part")}</p> : null}
              {rejectedFor ? (
                <p className="mt-1 wrap-anywhere text-bad">
                  {t("payments.receipt.rejected", { reason: rejectedFor })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

import type { Bill } from "@roomwright/contract/payments/bills"
import { useLangOf } from "../platform/locale/locale.tsx"
import { BillSteps } from "./bill-steps.tsx"
import { BillSums } from "./bill-sums.tsx"
import { CancelBill } from "./cancel-bill.tsx"
import { InvoiceSection } from "./invoice-section.tsx"
import { PhoneHandOff } from "../platform/transfer/phone-hand-off.tsx"
import { PrintBill } from "./print-bill.tsx"
import { ReceiptForm } from "./receipt-form.tsx"
import { ReceiptHistory } from "./receipt-history.tsx"
import { StateNote } from "./state-note.tsx"
import { TransferPanel } from "../platform/transfer/transfer-panel.tsx"
import { useBill } from "./use-bill.ts"

/** A bill in all its states: money is awaited in two of them, and only then can anything be done. */
export function BillView({ initial }: { readonly initial: Bill }) {
  const langOf = useLangOf()
  const { bill, change, refresh } = useBill(initial)
  const isAwaited = bill.status === "AWAITING_PAYMENT" || bill.status === "REJECTED"
  const mayInvoice = isAwaited || bill.status === "PENDING_REVIEW"
  return (
    <>
      <BillSteps state={bill.status} />
      <h1 className="mt-2 text-36 md:text-48" {...langOf(bill.title)}>
        {bill.title.text}
      </h1>
      {/* On a phone what is to be paid stands between the two: it comes so in the page, too, for who goes by Tab. */}
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 md:mt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,440px)] md:grid-rows-[auto_1fr] md:gap-y-6">
        <div className="min-w-0">
          <StateNote bill={bill} onTimeUp={refresh} />
        </div>
        <div className="min-w-0 overflow-hidden rounded-card border border-line bg-card md:col-start-2 md:row-span-2 md:row-start-1">
          <BillSums bill={bill} />
          {isAwaited ? <TransferPanel bill={bill} /> : null}
          <PrintBill bill={bill} />
        </div>
        <div className="grid min-w-0 gap-6 md:col-start-1">
          {isAwaited ? <ReceiptForm key={bill.receipts.length} bill={bill} onChange={change} /> : null}
          {isAwaited ? <PhoneHandOff /> : null}
          <ReceiptHistory receipts={bill.receipts} />
          {mayInvoice || bill.invoice ? (
            <InvoiceSection bill={bill} mayChange={mayInvoice} onChange={change} />
          ) : null}
          {isAwaited ? <CancelBill billId={bill.id} onChange={change} /> : null}
        </div>
      </div>
    </>
  )
}

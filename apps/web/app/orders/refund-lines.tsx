import type { Order } from "@roomwright/contract/orders/calls"
import type { OrderRefund } from "@roomwright/contract/orders/order-refund"
import { billPath } from "@roomwright/contract/page-paths"
import { printCreditNote } from "@roomwright/contract/payments/refunds"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { PrintCreditNote } from "../platform/print-credit-note.tsx"
import { useOrderText } from "./order-texts.ts"

/** What goes back of an order and what went, with day and reference; the buyer says on the bill where it goes. */
export function RefundLines({ order }: { readonly order: Order }) {
  const { refund, refunds, billId } = order
  const t = useOrderText()
  const language = useLanguage()
  return (
    <>
      {refund.due > 0 ? (
        <p className="mt-2 text-wait">
          {t("orders.order.refundDue", { sum: formatMoney(refund.due, language) })}{" "}
          {billId === null ? null : (
            <Link to={billPath(billId)} className="underline underline-offset-2">
              {t("orders.order.refundWhere")}
            </Link>
          )}
        </p>
      ) : null}
      <ul className="mt-3 text-15 empty:hidden">
        {refunds.map((one) => (
          <RefundLine key={one.id} order={order} refund={one} />
        ))}
      </ul>
    </>
  )
}

function RefundLine({ order, refund }: { readonly order: Order; readonly refund: OrderRefund }) {
  const t = useOrderText()
  const language = useLanguage()
  const { id, amount, reason, line, pieces, madeAt, isCredit, reference, creditNote } = refund
  const item = line === null ? null : (order.lines[line]?.item ?? order.item)
  return (
    <li className="border-t border-line py-3 last:pb-0">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>
          {madeAt ? (
            <>
              {t(isCredit ? "orders.refund.kept" : "orders.refund.made")} <Moment iso={madeAt} />
            </>
          ) : (
            t("orders.refund.due")
          )}
        </span>
        <span className="num font-medium">{formatMoney(amount, language)}</span>
      </span>
      {item ? (
        <span className="block text-14 text-ink-2">
          {item.name.text}
          {pieces === null ? "" : ` × ${pieces}`}
        </span>
      ) : null}
      {reason ? <span className="block text-14 wrap-anywhere text-ink-2">{reason}</span> : null}
      {reference ? (
        <span className="block text-14 text-ink-2">
          {t("orders.refund.reference")} <span className="num wrap-anywhere">{reference}</span>
        </span>
      ) : null}
      {creditNote ? (
        <PrintCreditNote noteId={id} name={creditNote} call={printCreditNote}>
          {t("orders.refund.creditNote", { number: creditNote })}
        </PrintCreditNote>
      ) : null}
    </li>
  )
}

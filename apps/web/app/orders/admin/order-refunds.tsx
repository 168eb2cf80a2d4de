import type { Order } from "@roomwright/contract/orders/calls"
import type { OrderRefund } from "@roomwright/contract/orders/order-refund"
import { withdrawPart } from "@roomwright/contract/orders/part-refunds"
import { printAdminCreditNote } from "@roomwright/contract/payments/refunds"
import { PrintCreditNote } from "../../platform/print-credit-note.tsx"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { TakeBack, undoneUntil } from "../../admin/frame/take-back.tsx"

interface OrderRefundsProps {
  readonly order: Order
  /** It is the clerk's own case. */
  readonly isOff: boolean
  readonly onChanged: () => void
}

/** What goes back of an order and what went, with the bank's reference; a part that was a mistake is withdrawn here. */
export function OrderRefunds({ order, isOff, onChanged }: OrderRefundsProps) {
  const t = useAdminText()
  const language = useLanguage()
  if (order.refunds.length === 0) return null
  const nameOf = ({ kind, line, pieces }: OrderRefund): string => {
    if (kind !== "part") return t(kind === "whole" ? "admin.note.calledOff" : "admin.note.over")
    const item = line === null ? null : (order.lines[line]?.item ?? order.item)
    if (!item) return t("admin.note.part")
    return `${t("admin.note.part")}: ${item.name.text}${pieces === null ? "" : ` × ${pieces}`}`
  }
  return (
    <section aria-labelledby="refunds" className="mt-8 max-w-measure">
      <h2 id="refunds" className="text-22">
        {t("admin.part.refunds")}
      </h2>
      <ul className="mt-3 border-t border-line">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1.5 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone={refund.madeAt ? "ok" : "wait"}>
                {t(
                  refund.isCredit
                    ? "admin.outcome.credited"
                    : refund.madeAt
                      ? "admin.outcome.refunded"
                      : "admin.outcome.refundDue",
                )}
              </Tag>
              <span className="num font-medium">{formatMoney(refund.amount, language)}</span>
              <span className="text-14">{nameOf(refund)}</span>
            </p>
            {refund.reason ? <p className="wrap-anywhere">{refund.reason}</p> : null}
            <p className="text-14 text-ink-2">
              <Moment iso={refund.madeAt ?? refund.at} />
              {refund.reference ? <span className="num"> · {refund.reference}</span> : null}
            </p>
            {refund.creditNote ? (
              <div className="justify-self-start">
                <PrintCreditNote noteId={refund.id} name={refund.creditNote} call={printAdminCreditNote}>
                  {t("admin.refund.creditNote", { number: refund.creditNote })}
                </PrintCreditNote>
              </div>
            ) : null}
            {refund.kind === "part" && refund.madeAt === null && order.status !== "CANCELLED" ? (
              <TakeBack
                until={undoneUntil(refund.at)}
                isOff={isOff}
                isOnlySoon
                onGo={async () => {
                  await siteCall(language)(withdrawPart, { params: { id: refund.id } })
                  onChanged()
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

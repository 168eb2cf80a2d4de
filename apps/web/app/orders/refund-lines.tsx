import type { Order } from "@roomwright/contract/orders/calls"
import { billPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useOrderText } from "./order-texts.ts"

/** What is refunded, and what was; the buyer says on the bill where it goes. */
export function RefundLines({ order: { refund, billId } }: { readonly order: Order }) {
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
      {refund.refunded > 0 ? (
        <p className="mt-2">{t("orders.order.refunded", { sum: formatMoney(refund.refunded, language) })}</p>
      ) : null}
    </>
  )
}

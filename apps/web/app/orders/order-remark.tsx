import type { Order } from "@roomwright/contract/orders/calls"
import { useOrderText } from "./order-texts.ts"

/** How the buyer is written to, and what the buyer wrote. */
export function OrderRemark({ order: { buyerEmail, remark, design } }: { readonly order: Order }) {
  const t = useOrderText()
  return (
    <>
      {buyerEmail ? <p className="text-15 wrap-anywhere text-ink-2">{buyerEmail}</p> : null}
      {design && buyerEmail === null ? <p className="text-ink-2">{t("orders.design.erased")}</p> : null}
      {remark ? (
        <p className="border-t border-line pt-2 whitespace-pre-line wrap-anywhere">{remark}</p>
      ) : null}
    </>
  )
}

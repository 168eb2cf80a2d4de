import type { OrderSide, OrderSummary } from "@roomwright/contract/orders/calls"
import { orderPath } from "@roomwright/contract/page-paths"
import { Picture } from "@roomwright/ui/picture"
import { Link } from "react-router"
import { OwnImage } from "../platform/cards/own-image.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { useOrderText } from "./order-texts.ts"
import { StateBadge } from "./state-badge.tsx"

/** An order in a list: what, how many, from or for whom, its code and day, its sum, where it stands. */
export function OrderRow({ order, side }: { readonly order: OrderSummary; readonly side: OrderSide }) {
  const t = useOrderText()
  const language = useLanguage()
  const langOf = useLangOf()
  const {
    id,
    kind,
    item,
    quantity,
    lines,
    total,
    code,
    createdAt,
    status: state,
    buyer,
    seller,
    isRefundDue,
  } = order
  const other = side === "buyer" ? seller : buyer
  return (
    <li className="border-t border-line first:border-0">
      <Link to={orderPath(id)} className="group flex items-center gap-4 py-4">
        <span className="aspect-square w-16 flex-none overflow-hidden rounded-control bg-still sm:w-20">
          {item.picture ? <OwnImage source={item.picture} alt="" sizes="80px" /> : null}
        </span>
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="font-medium wrap-anywhere group-hover:text-accent">
            <span {...langOf(item.name)}>{item.name.text}</span>{" "}
            <span className="num font-normal whitespace-nowrap text-ink-2">
              {kind === "design"
                ? t("orders.kind.one.design")
                : lines.length > 1
                  ? t("orders.list.andMore", { count: lines.length - 1 })
                  : `× ${quantity}`}
            </span>
          </span>
          <span className="num sm:text-right">{formatMoney(total, language)}</span>
          <span className="text-14 text-ink-2">
            {other.nickname}
            {side === "seller" && order.buyerMobile ? (
              <span className="num"> · {order.buyerMobile}</span>
            ) : null}{" "}
            · <span className="num">{code}</span> · <Moment iso={createdAt} />
          </span>
          <span className="flex flex-wrap gap-2 sm:justify-end">
            {isRefundDue ? (
              <span className="text-14 font-medium text-wait">{t("orders.list.refundDue")}</span>
            ) : null}
            {!isRefundDue && order.refund.refunded > 0 ? (
              <span className="text-14 font-medium text-ink-2">{t("orders.list.refunded")}</span>
            ) : null}
            <StateBadge state={state} />
          </span>
          {side === "seller" && order.details.length > 0 ? (
            <span className="flex flex-wrap gap-1.5 sm:col-span-2">
              {order.details.slice(0, 6).map((picture) => (
                <span key={picture.id} className="h-9 w-12 overflow-hidden rounded-control bg-still">
                  <Picture source={picture} alt="" sizes="48px" className="h-full" />
                </span>
              ))}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  )
}

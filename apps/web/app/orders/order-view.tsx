import type { Order } from "@roomwright/contract/orders/calls"
import { pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { BuyerActions } from "./buyer-actions.tsx"
import { DesignLicence } from "./design-licence.tsx"
import { DesignPictures } from "./design-pictures.tsx"
import { ItemCard } from "./item-card.tsx"
import { OrderTimeline } from "./order-timeline.tsx"
import { OrderRemark } from "./order-remark.tsx"
import { formatState } from "./state-text.ts"
import { OrderTotal } from "./order-total.tsx"
import { useOrderText } from "./order-texts.ts"
import { PrintOrder } from "./print-order.tsx"
import { ProblemCard } from "./problem-card.tsx"
import { ReceiverLines } from "./receiver-lines.tsx"
import { SellerActions } from "./seller-actions.tsx"
import { StateBadge } from "./state-badge.tsx"
import { useOrder } from "./use-order.ts"

/** An order in all its states, from either side. */
export function OrderView({ initial }: { readonly initial: Order }) {
  const t = useOrderText()
  const { order, isBusy, act } = useOrder(initial)
  const { side, code, createdAt, item, receiver, shipment, completesAt, design } = order
  const other = side === "buyer" ? order.seller : order.buyer
  const list =
    side === "buyer"
      ? { text: t("orders.list.bought"), to: pagePaths.orders }
      : { text: t("orders.list.sold"), to: pagePaths.sales }
  return (
    <>
      <Breadcrumb steps={[list]} here={code} />
      <h1 className="mt-2 text-36">
        {t("orders.order.title")} <span className="num whitespace-nowrap">{code}</span>
      </h1>
      <p className="mt-1.5 text-ink-2">
        {t(side === "buyer" ? "orders.order.from" : "orders.order.for", { name: other.nickname })} ·{" "}
        <Moment iso={createdAt} />
      </p>
      <div className="mt-6 grid items-start gap-6 md:mt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-x-12">
        <div className="grid min-w-0 gap-6">
          <section className="rounded-card border border-l-4 border-line bg-card p-5 sm:p-6">
            <div role="status">
              <StateBadge state={order.status} />
              <p className="mt-3">{formatState(t, order)}</p>
              {order.isRefundDue ? <p className="mt-2 text-wait">{t("orders.order.refundDue")}</p> : null}
              {completesAt ? (
                <p className="mt-2 text-15 text-ink-2">
                  {t("orders.order.completes")} <Moment iso={completesAt} />
                </p>
              ) : null}
            </div>
            {side === "buyer" ? (
              <BuyerActions order={order} isBusy={isBusy} act={act} />
            ) : (
              <SellerActions order={order} isBusy={isBusy} act={act} />
            )}
          </section>
          {order.problem ? (
            <ProblemCard problem={order.problem} order={order} isBusy={isBusy} act={act} />
          ) : null}
          {shipment ? (
            <SectionCard title={t("orders.order.shipment")}>
              <p className="mt-3 wrap-anywhere">
                {shipment.carrier} <span className="num">{shipment.tracking}</span>
              </p>
              <p className="mt-1 text-14 text-ink-2">
                <Moment iso={shipment.at} />
              </p>
            </SectionCard>
          ) : null}
          {design ? <DesignPictures order={order} {...design} /> : null}
          <SectionCard title={t(design ? "orders.design.contact" : "orders.bill.receiver")}>
            <div className="mt-3 grid gap-2">
              {design ? (
                <p>
                  {order.buyer.nickname} <span className="num">{order.buyerMobile}</span>
                </p>
              ) : receiver ? (
                <ReceiverLines receiver={receiver} />
              ) : (
                <p className="text-ink-2">{t("orders.order.erased")}</p>
              )}
              <OrderRemark order={order} />
            </div>
          </SectionCard>
          <OrderTimeline order={order} />
          {design ? <DesignLicence version={design.licence} /> : null}
        </div>
        <section
          aria-label={t("orders.bill.summary")}
          className="min-w-0 rounded-card border border-line bg-card p-5 sm:p-6"
        >
          <ItemCard item={item} to={design ? workPath(item.subjectId) : productPath(item.subjectId)} />
          <OrderTotal order={order} />
          <PrintOrder order={order} />
        </section>
      </div>
    </>
  )
}

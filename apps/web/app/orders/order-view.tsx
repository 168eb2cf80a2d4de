import type { Language } from "@roomwright/contract/language"
import { type Order, printOrder } from "@roomwright/contract/orders/calls"
import { pagePaths, productPath, workPath } from "@roomwright/contract/page-paths"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { BuyerActions } from "./buyer-actions.tsx"
import { DesignLicence } from "./design-licence.tsx"
import { DesignPictures } from "./design-pictures.tsx"
import { DesignProject } from "./design-project.tsx"
import { InvoiceCard } from "./invoice-card.tsx"
import { ItemCard } from "./item-card.tsx"
import { OrderLines } from "./order-lines.tsx"
import { OrderTotal } from "./order-total.tsx"
import { useOrderText } from "./order-texts.ts"
import { ProblemCard } from "./problem-card.tsx"
import { ReceiverLines } from "./receiver-lines.tsx"
import { SellerActions } from "./seller-actions.tsx"
import { RefundLines } from "./refund-lines.tsx"
import { StateBadge } from "./state-badge.tsx"
import { useOrder } from "./use-order.ts"
import { classNames } from "@roomwright/ui/class-names"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Printer } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { followDownload } from "../platform/follow-download.ts"
import { formatClock } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

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
  const language = useLanguage()
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
              <p className="mt-3">{formatState(t, language, order)}</p>
              <RefundLines order={order} />
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
          {design?.isOpen && side === "buyer" ? <DesignProject workId={item.subjectId} /> : null}
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
          <InvoiceCard order={order} isBusy={isBusy} act={act} />
          <OrderTimeline order={order} />
          {design ? <DesignLicence version={design.licence} /> : null}
        </div>
        <section
          aria-label={t("orders.bill.summary")}
          className="min-w-0 rounded-card border border-line bg-card p-5 sm:p-6"
        >
          {order.lines.length > 0 ? (
            <OrderLines lines={order.lines} />
          ) : (
            <ItemCard item={item} to={design ? workPath(item.subjectId) : productPath(item.subjectId)} />
          )}
          <OrderTotal order={order} />
          {order.isShared && side === "buyer" ? (
            <p className="mt-4 text-14 text-ink-2">
              {t("orders.order.shared")}{" "}
              <Link to={`${pagePaths.orders}?w=${code}`} className="text-accent underline underline-offset-4">
                {t("orders.order.sharedLink")}
              </Link>
            </p>
          ) : null}
          <PrintOrder order={order} />
        </section>
      </div>
    </>
  )
}

/** How the buyer is written to, and what the buyer wrote. */
function OrderRemark({ order: { buyerEmail, remark, design } }: { readonly order: Order }) {
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

/** Everything that happened to an order: when, what, who, why. */
function OrderTimeline({ order: { timeline } }: { readonly order: Order }) {
  const t = useOrderText()
  return (
    <SectionCard title={t("orders.order.timeline")}>
      <ol className="mt-4 grid">
        {timeline.map(({ at, status: state, by, reason }, place) => {
          const isLast = place === timeline.length - 1
          return (
            <li key={at + state} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3">
              <span aria-hidden className="flex flex-col items-center">
                <span
                  className={classNames("mt-2 size-2.5 rounded-pill", isLast ? "bg-accent" : "bg-line-2")}
                />
                {isLast ? null : <span className="w-px flex-1 bg-line-2" />}
              </span>
              <span className={isLast ? "" : "pb-5"}>
                <span className="block font-medium">{t(`orders.step.${state}`)}</span>
                <span className="block text-14 text-ink-2">
                  {t(`orders.by.${by}`)} · <Moment iso={at} />
                </span>
                {reason ? <span className="mt-1 block text-15 wrap-anywhere">{reason}</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}

/** Has the order made as a PDF in the reader's language and downloads it. */
function PrintOrder({ order: { id, code } }: { readonly order: Order }) {
  const t = useOrderText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const print = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await siteCall(language)(printOrder, { params: { id } })
      followDownload(address, `${code}-order.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button small aria-busy={isBusy} disabled={isBusy} onClick={() => void print()} className="mt-5">
      <Icon of={Printer} size={16} />
      {t("orders.order.print")}
    </Button>
  )
}

/** Says what it means for the reader that an order stands where it stands. */
function formatState(
  t: ReturnType<typeof useOrderText>,
  language: Language,
  order: Pick<Order, "kind" | "side" | "status" | "isInReview" | "deliversAt">,
): string {
  const { kind, side, status: state, isInReview, deliversAt } = order
  if (deliversAt) {
    const time = formatClock(deliversAt, language)
    return side === "seller"
      ? t("orders.order.held.sale", { time })
      : t(`orders.order.held.${kind}`, { time })
  }
  if (isInReview) return t("orders.order.inReview")
  if (kind === "product" || state === "SHIPPED" || state === "PROBLEM")
    return side === "buyer" ? t(`orders.text.buyer.${state}`) : t(`orders.text.seller.${state}`)
  if (side !== "buyer") return t(`orders.text.designSeller.${state}`)
  return state === "CANCELLED" ? t("orders.text.buyer.CANCELLED") : t(`orders.text.designBuyer.${state}`)
}

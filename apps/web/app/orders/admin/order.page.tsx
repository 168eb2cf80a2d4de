import { decideProblem } from "@roomwright/contract/orders/problem-calls"
import { cancelAdminOrder, readAdminOrder } from "@roomwright/contract/orders/admin"
import { pagePaths } from "@roomwright/contract/page-paths"
import { provinceOf } from "@roomwright/contract/orders/provinces"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link, useRevalidator } from "react-router"
import { foundOr404 } from "../../platform/found-or-404.ts"
import { formatClock, formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Facts } from "../../admin/frame/facts.tsx"
import { Moment } from "../../admin/frame/moment.tsx"
import { OwnCaseNotice, useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import type { Route } from "./+types/order.page"
import { CancelDialog } from "./cancel-dialog.tsx"
import { actorTexts, orderKindTexts, orderStateTexts, orderStateTones } from "./order-names.ts"
import { OrderRefunds } from "./order-refunds.tsx"
import { PartDialog } from "./part-dialog.tsx"
import type { Part } from "./part-fields.tsx"
import { ProblemSection, type Verdict } from "./problem-section.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const order = await foundOr404(adminCall()(readAdminOrder, { params: { id } }))
  return { order }
}

/** One order of anybody: who, what, where, how it went; staff may call it off with a reason. */
export default function AdminOrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const { id, code, status: state, item, quantity, buyer, seller, receiver, remark, shipment } = order
  const isOwn = useIsOwnCase([buyer.id, seller.id])
  const mayCancel = (state === "AWAITING_PAYMENT" && !order.isInReview) || state === "PAID"
  const mayGive = state === "PAID" || state === "SHIPPED" || state === "COMPLETED"
  const decide = async (verdict: Verdict, reason: string, part: Part | null): Promise<void> => {
    try {
      await adminCall()(decideProblem, { params: { id }, body: { verdict, reason, ...part } })
    } catch (error) {
      sayRefusal(error)
    }
    await revalidate()
  }
  const cancel = async (reason: string): Promise<void> => {
    setAsking(false)
    try {
      await adminCall()(cancelAdminOrder, { params: { id }, body: { reason } })
    } catch (error) {
      sayRefusal(error)
    }
    await revalidate()
  }
  const facts = [
    [
      t("admin.facts.what"),
      order.design
        ? item.name.text
        : (order.lines.length > 0 ? order.lines : [{ item, quantity }])
            .map((thing) => `${thing.item.name.text} × ${thing.quantity}`)
            .join("; "),
    ],
    ["SKU", item.sku],
    [t("admin.facts.amount"), formatMoney(order.total, language)],
    [t("admin.orders.kind"), t(orderKindTexts[order.kind])],
    [t("admin.orders.delivery"), order.design ? null : formatMoney(order.deliveryCost, language)],
    [t("admin.orders.licence"), order.design?.licence ?? null],
    [t("admin.orders.mobile"), order.buyerMobile],
    [t("admin.orders.buyer"), [buyer.nickname, order.buyerEmail].filter(Boolean).join(" · ")],
    [t("admin.orders.seller"), seller.nickname],
    [
      t("admin.orders.receiver"),
      receiver
        ? [
            receiver.receiverName,
            receiver.receiverMobile,
            receiver.detail,
            receiver.ward,
            receiver.district,
            receiver.city,
            provinceOf(receiver.province)?.name,
          ]
            .filter(Boolean)
            .join(", ")
        : null,
    ],
    [t("admin.orders.remark"), remark],
    [t("admin.orders.shipment"), shipment ? `${shipment.carrier} ${shipment.tracking}` : null],
  ] as const
  return (
    <AdminPage title={code} list={{ path: pagePaths.adminOrders, name: t("admin.nav.orders") }}>
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={orderStateTones[state]}>{t(orderStateTexts[state])}</Tag>
        {order.isRefundDue ? <Tag tone="wait">{t("admin.orders.refundDue")}</Tag> : null}
        <span className="text-14 text-ink-2">
          <Moment iso={order.createdAt} />
        </span>
      </p>
      {order.isInReview ? (
        <p className="mt-3 text-wait">
          {order.deliversAt
            ? t("admin.orders.held", { time: formatClock(order.deliversAt, language) })
            : t("admin.orders.inReview")}
        </p>
      ) : null}
      <Facts facts={facts} />
      {isOwn ? (
        <div className="mt-6 max-w-measure">
          <OwnCaseNotice />
        </div>
      ) : null}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={`${pagePaths.adminBills}?w=${code}`} className={buttonClass()}>
          {t("admin.orders.bill")}
        </Link>
        {mayCancel ? (
          <Button disabled={isOwn} onClick={() => setAsking(true)}>
            {t("admin.orders.cancel")}
          </Button>
        ) : null}
        {mayGive ? (
          <Button disabled={isOwn} onClick={() => setGiving(true)}>
            {t("admin.part.open")}
          </Button>
        ) : null}
      </p>
      {order.problem ? (
        <ProblemSection problem={order.problem} order={order} isOwn={isOwn} onDecide={decide} />
      ) : null}
      <OrderRefunds order={order} isOff={isOwn} onChanged={() => void revalidate()} />
      <section aria-labelledby="timeline" className="mt-8 max-w-measure">
        <h2 id="timeline" className="text-22">
          {t("admin.orders.timeline")}
        </h2>
        <ol className="mt-3 border-t border-line">
          {order.timeline.map((change) => (
            <li key={change.at + change.status} className="border-b border-line py-3">
              <span className="flex flex-wrap items-center gap-2">
                <Tag tone={orderStateTones[change.status]}>{t(orderStateTexts[change.status])}</Tag>
                <span className="text-14 text-ink-2">
                  {t(actorTexts[change.by])} · <Moment iso={change.at} />
                </span>
              </span>
              {change.reason ? <span className="mt-1 block wrap-anywhere">{change.reason}</span> : null}
            </li>
          ))}
        </ol>
      </section>
      {isGiving ? (
        <PartDialog
          order={order}
          onDone={() => {
            setGiving(false)
            void revalidate()
          }}
          onClose={() => setGiving(false)}
        />
      ) : null}
      {isAsking ? <CancelDialog code={code} onCancel={cancel} onClose={() => setAsking(false)} /> : null}
    </AdminPage>
  )
}

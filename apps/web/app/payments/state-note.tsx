import type { Bill, BillState } from "@roomwright/contract/payments/bills"
import { orderPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { formatClock, formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { StateBadge } from "./state-badge.tsx"
import { useEffect, useState } from "react"
import { toTimeLeft } from "./time-left.ts"

const edges: Readonly<Record<BillState, string>> = {
  AWAITING_PAYMENT: "border-l-wait",
  PENDING_REVIEW: "border-l-wait",
  CONFIRMED: "border-l-ok",
  REJECTED: "border-l-bad",
  EXPIRED: "border-l-line-2",
  CANCELLED: "border-l-line-2",
}

interface StateNoteProps {
  readonly bill: Bill
  readonly onTimeUp: () => void
}

/** Where the bill stands, what that means, how long there is, and where to go on. */
export function StateNote({ bill, onTimeUp }: StateNoteProps) {
  const t = usePaymentText()
  const language = useLanguage()
  const { status: state, dueAt, rejectedFor, kind, subjectId, money, deliversAt } = bill
  const isPart = money.missing > 0 && money.came > 0
  const hasArrived = (state === "AWAITING_PAYMENT" || state === "REJECTED") && money.missing === 0
  const sums = { came: formatMoney(money.came, language), rest: formatMoney(money.missing, language) }
  return (
    <section
      className={classNames("rounded-card border border-l-4 border-line bg-card p-5 sm:p-6", edges[state])}
    >
      <div role="status">
        <StateBadge state={state} />
        <p className="mt-3">
          {hasArrived
            ? t("payments.stateText.arrived")
            : isPart && state === "AWAITING_PAYMENT"
              ? t("payments.stateText.part", sums)
              : deliversAt
                ? t(`payments.held.${kind}`, { time: formatClock(deliversAt, language) })
                : t(`payments.stateText.${state}`)}
        </p>
        {rejectedFor ? (
          <p className="mt-3 rounded-control bg-bad-tint p-3 font-medium wrap-anywhere text-bad">
            {rejectedFor}
          </p>
        ) : null}
      </div>
      {dueAt && !hasArrived ? <Countdown key={dueAt} until={dueAt} onTimeUp={onTimeUp} /> : null}
      {state === "CONFIRMED" && kind === "plan" && !deliversAt ? (
        <Link to={pagePaths.plan} className={`${buttonClass("primary")} mt-5`}>
          {t("payments.bill.plan")}
        </Link>
      ) : null}
      {kind === "product-order" || kind === "design-order" ? (
        <Link
          to={orderPath(subjectId)}
          className={`${buttonClass(state === "CONFIRMED" ? "primary" : "secondary")} mt-5`}
        >
          {t("payments.bill.order")}
        </Link>
      ) : null}
      {(state === "EXPIRED" || state === "CANCELLED") && kind === "plan" ? (
        <Link to={pagePaths.price} className={`${buttonClass()} mt-5`}>
          {t("payments.bill.again")}
        </Link>
      ) : null}
    </section>
  )
}

interface CountdownProps {
  readonly until: string
  /** Once, when nothing is left. */
  readonly onTimeUp: () => void
}

/** How long there still is, by this browser's clock; the server decides when it is over. */
function Countdown({ until, onTimeUp }: CountdownProps) {
  const t = usePaymentText()
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(end - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end, isOver])
  useEffect(() => {
    if (isOver) onTimeUp()
  }, [isOver, onTimeUp])
  const { days, clock } = toTimeLeft(left)
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="text-14 text-ink-2">{t("payments.countdown.label")}</span>
      <span role="timer" className="num text-20 font-medium">
        {days > 0 ? t("payments.countdown.days", { days, time: clock }) : clock}
      </span>
    </p>
  )
}

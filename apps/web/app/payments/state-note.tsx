import type { Bill, BillState } from "@roomwright/contract/payments/bills"
import { orderPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { Countdown } from "./countdown.tsx"
import { usePaymentText } from "../platform/locale/payment-texts.ts"
import { StateBadge } from "./state-badge.tsx"

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
  const { status: state, dueAt, rejectedFor, kind, subjectId } = bill
  return (
    <section
      className={classNames("rounded-card border border-l-4 border-line bg-card p-5 sm:p-6", edges[state])}
    >
      <div role="status">
        <StateBadge state={state} />
        <p className="mt-3">{t(`payments.stateText.${state}`)}</p>
        {rejectedFor ? (
          <p className="mt-3 rounded-control bg-bad-tint p-3 font-medium wrap-anywhere text-bad">
            {rejectedFor}
          </p>
        ) : null}
      </div>
      {dueAt ? <Countdown key={dueAt} until={dueAt} onTimeUp={onTimeUp} /> : null}
      {state === "CONFIRMED" && kind === "plan" ? (
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

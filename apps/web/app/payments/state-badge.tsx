import type { BillState } from "@roomwright/contract/payments/bills"
import { classNames } from "@roomwright/ui/class-names"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

const looks: Readonly<Record<BillState, string>> = {
  AWAITING_PAYMENT: "bg-wait-tint text-wait",
  PENDING_REVIEW: "bg-wait-tint text-wait",
  CONFIRMED: "bg-ok-tint text-ok",
  REJECTED: "bg-bad-tint text-bad",
  EXPIRED: "bg-sunk text-ink-2",
  CANCELLED: "bg-sunk text-ink-2",
}

/** Where a bill stands, in a word. */
export function StateBadge({ state }: { readonly state: BillState }) {
  const t = usePaymentText()
  return (
    <span
      className={classNames(
        "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
        looks[state],
      )}
    >
      {t(`payments.state.${state}`)}
    </span>
  )
}

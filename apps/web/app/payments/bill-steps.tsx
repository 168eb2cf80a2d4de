import type { BillState } from "@roomwright/contract/payments/bills"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { ChevronRight } from "lucide-react"
import { usePaymentText } from "../platform/locale/payment-texts.ts"

/** Order, transfer, confirmation: which of them is to be done. */
export function BillSteps({ state }: { readonly state: BillState }) {
  const t = usePaymentText()
  const isBeingChecked = state === "PENDING_REVIEW" || state === "CONFIRMED"
  const steps = [
    { text: t("payments.steps.order"), isNow: false },
    { text: t("payments.steps.transfer"), isNow: !isBeingChecked },
    { text: t("payments.steps.confirm"), isNow: isBeingChecked },
  ]
  return (
    <ol
      aria-label={t("payments.steps.label")}
      className="flex flex-wrap items-center gap-2 text-14 text-ink-2"
    >
      {steps.map(({ text, isNow }, at) => (
        <li
          key={text}
          aria-current={isNow ? "step" : undefined}
          className={classNames("flex items-center gap-2", isNow ? "font-medium text-ink" : null)}
        >
          {at > 0 ? <Icon of={ChevronRight} size={14} /> : null}
          {text}
        </li>
      ))}
    </ol>
  )
}

import type { Plan, PlanDuration } from "@roomwright/contract/plans/calls"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { priceOf } from "./plan-prices.ts"
import { usePlanText } from "./plan-texts.ts"

interface PlanPriceProps {
  readonly plan: Plan
  readonly duration: PlanDuration
}

/** The price on a plan's card: what it was above it, what a month comes to below. */
export function PlanPrice({ plan, duration }: PlanPriceProps) {
  const t = usePlanText()
  const language = useLanguage()
  const figure = priceOf(plan, duration)
  const isFree = plan.tier === "free"
  return (
    <div className="mt-4 mb-5">
      <p className="num min-h-6 text-14 text-ink-2">
        {figure?.original ? (
          <>
            {t("plans.figure.original")} <s>{formatMoney(figure.original, language)}</s>
          </>
        ) : null}
      </p>
      <p className="num font-serif text-28">
        {figure
          ? formatMoney(figure.price, language)
          : isFree
            ? formatMoney(0, language)
            : t("plans.figure.onRequest")}
      </p>
      <p className="num text-14 text-ink-2 lg:max-xl:min-h-[3.2em]">
        {figure
          ? figure.months === 1
            ? t("plans.figure.monthly")
            : t("plans.figure.perMonth", {
                months: figure.months,
                price: formatMoney(figure.perMonth, language),
              })
          : t(isFree ? "plans.figure.forEver" : "plans.figure.onRequestText")}
      </p>
    </div>
  )
}

import type { Plan, PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"
import { classNames } from "@roomwright/ui/class-names"
import { PlanAction } from "./plan-action.tsx"
import { PlanHighlights } from "./plan-highlights.tsx"
import { PlanPrice } from "./plan-price.tsx"
import { usePlanText } from "./plan-texts.ts"

interface PlanCardsProps {
  readonly plans: readonly Plan[]
  readonly duration: PlanDuration
  /** The reader's; null for visitors and until it is known. */
  readonly ownTier: PlanTier | null
  readonly onRequestEnterprise: () => void
}

/** The plans side by side. */
export function PlanCards({ plans, duration, ownTier, onRequestEnterprise }: PlanCardsProps) {
  const t = usePlanText()
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-card sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <li
          key={plan.tier}
          className={classNames(
            "-mt-px -ml-px flex flex-col border-t border-l border-line p-5 sm:p-6",
            plan.tier === "pro" ? "bg-accent-tint" : null,
          )}
        >
          <h2 className="flex min-h-9 flex-wrap items-center gap-x-3 text-22">
            {t(`plans.tier.${plan.tier}`)}
            {plan.tier === ownTier ? (
              <span className="rounded-pill bg-ok-tint px-2.5 py-0.5 font-sans text-12 text-ok">
                {t("plans.price.current")}
              </span>
            ) : null}
          </h2>
          <p className="mt-1 text-14 text-ink-2 lg:min-h-[3.2em]">{t(`plans.tierText.${plan.tier}`)}</p>
          <PlanPrice plan={plan} duration={duration} />
          <PlanAction
            tier={plan.tier}
            duration={duration}
            ownTier={ownTier}
            onRequestEnterprise={onRequestEnterprise}
          />
          <PlanHighlights plan={plan} />
        </li>
      ))}
    </ul>
  )
}

import { planDurations } from "@roomwright/contract/plans/kinds"
import type { PlanDuration } from "@roomwright/contract/plans/calls"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { usePlanText } from "./plan-texts.ts"

/** Chooses for how long one pays: in the address, so that it works without scripts and can be sent to somebody. */
export function DurationSwitch({ duration }: { readonly duration: PlanDuration }) {
  const t = usePlanText()
  return (
    <nav aria-label={t("plans.duration.label")} className="mt-6">
      <ul className="inline-flex max-w-full flex-wrap justify-center gap-0.5 rounded-inner bg-sunk p-1">
        {planDurations.map((each) => (
          <li key={each}>
            <Link
              to={`?duration=${each}`}
              replace
              preventScrollReset
              aria-current={each === duration ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-10 items-center rounded-control px-3 text-14 font-medium sm:px-4 sm:text-15 whitespace-nowrap",
                each === duration ? "bg-ink text-paper" : "hover:text-accent",
              )}
            >
              {t(`plans.duration.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

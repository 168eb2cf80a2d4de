import type { ReviewClock } from "@roomwright/contract/applications/calls"
import { useApplicationText } from "../locale/application-texts.ts"
import { Day } from "../locale/day.tsx"

/** How much of the working days for a decision is left, and which day is the last. */
export function ReviewLeft({ review: { dueAt, daysLeft } }: { readonly review: ReviewClock }) {
  const t = useApplicationText()
  return (
    <p className={daysLeft < 0 ? "text-wait" : undefined}>
      <span className="font-medium">
        {daysLeft < 0
          ? t("applications.clock.late")
          : daysLeft === 0
            ? t("applications.clock.today")
            : t("applications.clock.left", { days: daysLeft })}
      </span>
      {daysLeft < 0 ? null : (
        <span className="text-ink-2">
          {" · "}
          {t("applications.clock.due")} <Day iso={lastMomentOf(dueAt)} byPlatform />
        </span>
      )}
    </p>
  )
}

/** The time ends with midnight in Vietnam: the day before it is the last. */
const lastMomentOf = (dueAt: string): string => new Date(Date.parse(dueAt) - 1).toISOString()

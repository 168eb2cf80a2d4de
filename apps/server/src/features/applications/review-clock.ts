import { applicationLimits } from "@roomwright/contract/applications/types"
import type { ReviewClock } from "@roomwright/contract/applications/calls"
import {
  addWorkingDays,
  countWorkingDays,
  dayNumberOf,
  startOfDay,
} from "../../platform/vietnam/working-days.ts"

/** How many of the working days for a decision are left at a moment. */
export function reviewClock(submittedAt: Date, now: Date): ReviewClock {
  const lastDay = addWorkingDays(dayNumberOf(submittedAt), applicationLimits.reviewDays)
  const dueAt = startOfDay(lastDay + 1)
  const today = dayNumberOf(now)
  const daysLeft =
    now < dueAt ? countWorkingDays(today, lastDay) : -Math.max(1, countWorkingDays(lastDay, today))
  return { dueAt: dueAt.toISOString(), daysLeft }
}

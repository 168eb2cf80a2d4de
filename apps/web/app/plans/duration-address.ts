import { planDurations, planTiers } from "@roomwright/contract/plans/kinds"
import type { PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"

/** The duration that an address names; half-yearly without one. */
export const durationIn = (search: URLSearchParams): PlanDuration =>
  planDurations.find((duration) => duration === search.get("duration")) ?? "half-yearly"

/** The tier that an address names; null when it names none. */
export const tierIn = (search: URLSearchParams): PlanTier | null =>
  planTiers.find((tier) => tier === search.get("plan")) ?? null

import { planDurations, planTiers } from "@roomwright/contract/plans/kinds"
import type { Plan, PlanDuration, PlanOffer, PlanTier, PurchaseKind } from "@roomwright/contract/plans/calls"
import { endOf } from "./calendar.ts"

/** The part of a subscription that an offer needs. */
export interface Running {
  readonly tier: PlanTier
  readonly startsAt: Date
  readonly endsAt: Date
  /** What was paid for it (VND). */
  readonly price: number
}

const rank = (tier: PlanTier): number => planTiers.indexOf(tier)

/**
 * When a tier starts. `running` are the subscriptions that have not ended, in their order. A higher tier
 * replaces them now; the same or a lower one starts after the last of them.
 */
export function kindOfPurchase(tier: PlanTier, running: readonly Running[]): PurchaseKind {
  const last = running.at(-1)
  if (!last) return "new"
  if (running.some((one) => rank(one.tier) < rank(tier))) return "upgrade"
  return last.tier === tier ? "renewal" : "later"
}

/** The credit for the unused time of subscriptions, in whole VND, rounded down for each. */
export const creditFor = (running: readonly Running[], now: Date): number =>
  running.reduce((sum, { startsAt, endsAt, price }) => {
    const whole = endsAt.getTime() - startsAt.getTime()
    const left = Math.max(0, endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime()))
    return sum + Math.floor((price * left) / whole)
  }, 0)

/** All plans with their cost and duration for an account with `running` that pays now. */
export const offerPlans = (plans: readonly Plan[], running: readonly Running[], now: Date): PlanOffer[] =>
  plans.flatMap((plan) =>
    plan.prices === null
      ? []
      : planDurations
          .map((duration) => offerPlan(plan, duration, running, now))
          .filter((offer) => offer !== null),
  )

function offerPlan(
  plan: Plan,
  duration: PlanDuration,
  running: readonly Running[],
  now: Date,
): PlanOffer | null {
  const tag = plan.prices?.[duration]
  if (!tag) return null
  const kind = kindOfPurchase(plan.tier, running)
  const credit = kind === "upgrade" ? creditFor(running, now) : 0
  const startsAt = kind === "renewal" || kind === "later" ? (running.at(-1)?.endsAt ?? now) : now
  return {
    tier: plan.tier,
    duration,
    version: plan.version,
    kind,
    price: tag.price,
    originalPrice: tag.originalPrice,
    credit,
    amount: credit < tag.price ? tag.price - credit : null,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(startsAt, duration).toISOString(),
  }
}

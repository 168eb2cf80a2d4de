import { planDurations, planTiers } from "@roomwright/contract/plans/kinds"
import type { Plan, PlanDuration, PlanOffer, PlanTier, PurchaseKind } from "@roomwright/contract/plans/calls"
import { endOf } from "./calendar.ts"

/** A subscription as far as an offer has to know it. */
export interface Running {
  readonly tier: PlanTier
  readonly startsAt: Date
  readonly endsAt: Date
  /** What was paid for it (VND). */
  readonly price: number
}

const rank = (tier: PlanTier): number => planTiers.indexOf(tier)

/**
 * How a tier follows on what there is. `running` are the subscriptions that have not ended, in their order. A higher
 * tier begins now in their place, the same or a lower one after the last of them.
 */
export function kindOfPurchase(tier: PlanTier, running: readonly Running[]): PurchaseKind {
  const last = running.at(-1)
  if (!last) return "new"
  if (running.some((one) => rank(one.tier) < rank(tier))) return "upgrade"
  return last.tier === tier ? "renewal" : "later"
}

/** What is given back for the time that subscriptions would still have run, in whole VND, rounded down for each. */
export const creditFor = (running: readonly Running[], now: Date): number =>
  running.reduce((sum, { startsAt, endsAt, price }) => {
    const whole = endsAt.getTime() - startsAt.getTime()
    const left = Math.max(0, endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime()))
    return sum + Math.floor((price * left) / whole)
  }, 0)

/** Everything that is sold, as it would cost and last for who has `running` and pays now. */
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

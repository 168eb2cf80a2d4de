import { monthsOf } from "@roomwright/contract/plans/kinds"
import type { Plan, PlanDuration } from "@roomwright/contract/plans/calls"

export interface PlanPrice {
  /** VND, for the whole duration. */
  readonly price: number
  /** Null unless it is above the price: then it is struck through. */
  readonly original: number | null
  readonly months: number
  /** VND, rounded. */
  readonly perMonth: number
}

/** What a plan costs for a duration; null for one that is not sold by price. */
export function priceOf({ prices }: Pick<Plan, "prices">, duration: PlanDuration): PlanPrice | null {
  const tag = prices?.[duration]
  if (!tag) return null
  const months = monthsOf[duration]
  const { price, originalPrice } = tag
  return {
    price,
    original: originalPrice > price ? originalPrice : null,
    months,
    perMonth: Math.round(price / months),
  }
}

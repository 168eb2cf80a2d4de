import type { Meter, PlanQuotas, PlanTier, QuotaCounter } from "@roomwright/contract/plans/calls"

/** The limits that apply to an account's uses now. */
export interface Entitlement {
  readonly source: "free" | "subscription" | "staff"
  readonly tier: PlanTier
  readonly quotas: PlanQuotas
}

/**
 * The spent and reserved units of a quota: in the free column in total, of subscriptions in the running month and year of
 * the subscription.
 */
export interface Uses {
  readonly free: number
  readonly month: number
  readonly year: number
}

/** When the running month and year of a subscription end. */
export interface Resets {
  readonly month: Date
  readonly year: Date
}

interface Window {
  readonly limit: number
  readonly used: number
  readonly resetsAt: Date | null
}

/** The state of a quota: the limit with the least left decides; grants come on top. */
export function readMeter(
  counter: QuotaCounter,
  { source, quotas }: Entitlement,
  uses: Uses,
  granted: number,
  resets: Resets,
): Meter {
  const bounds = quotas[counter]
  const isFree = source === "free"
  const windows: readonly (Window | null)[] =
    source === "staff"
      ? []
      : [
          bounds.lifetime === null
            ? null
            : { limit: bounds.lifetime, used: isFree ? uses.free : 0, resetsAt: null },
          bounds.month === null ? null : { limit: bounds.month, used: uses.month, resetsAt: resets.month },
          bounds.year === null ? null : { limit: bounds.year, used: uses.year, resetsAt: resets.year },
        ]
  const leftOf = ({ limit, used }: Window): number => Math.max(0, limit - used)
  const nearest = windows
    .filter((window) => window !== null)
    // Of equal limits the one that lasts longest: nothing is available before it resets.
    .toSorted((a, b) => leftOf(a) - leftOf(b) || lastsOf(b) - lastsOf(a))[0]
  const free = Math.max(0, granted)
  if (!nearest) {
    const used = isFree ? uses.free : uses.month
    return { counter, limit: null, used, left: null, resetsAt: null, granted: free }
  }
  return {
    counter,
    limit: nearest.limit,
    used: nearest.used,
    left: leftOf(nearest) + free,
    resetsAt: nearest.resetsAt?.toISOString() ?? null,
    granted: free,
  }
}

const lastsOf = ({ resetsAt }: Window): number => resetsAt?.getTime() ?? Number.POSITIVE_INFINITY

import { AppError } from "../../platform/app-error.ts"

interface Rate {
  /** How many openings are allowed without waiting. */
  readonly atOnce: number
  /** How many are added back per minute. */
  readonly aMinute: number
}

interface Bucket {
  readonly left: number
  readonly at: number
}

/** How many accounts are remembered; all others have their full allowance. */
const rememberedMax = 10_000

/**
 * Limits how often an account opens streams in this process: clients in a reconnect storm wait, and learn how
 * long. Throws `tooManyRequests`.
 */
export function createConnectLimit({ atOnce, aMinute }: Rate, now = () => performance.now()) {
  const buckets = new Map<string, Bucket>()
  const msEach = 60_000 / aMinute
  return (accountId: string): void => {
    const at = now()
    const before = buckets.get(accountId)
    const left = before ? Math.min(atOnce, before.left + (at - before.at) / msEach) : atOnce
    if (left < 1)
      throw new AppError("tooManyRequests", { retryAfterSeconds: Math.ceil(((1 - left) * msEach) / 1000) })
    // Inserted last: the least recently used is dropped first.
    buckets.delete(accountId)
    buckets.set(accountId, { left: left - 1, at })
    const [oldest] = buckets.keys()
    if (buckets.size > rememberedMax && oldest !== undefined) buckets.delete(oldest)
  }
}

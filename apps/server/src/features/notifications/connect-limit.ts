import { AppError } from "../../platform/app-error.ts"

interface Rate {
  /** What somebody may do before any waiting. */
  readonly atOnce: number
  /** How much of that comes back in a minute. */
  readonly aMinute: number
}

interface Bucket {
  readonly left: number
  readonly at: number
}

/** Accounts that are remembered; all others have their whole measure. */
const rememberedMax = 10_000

/**
 * Bounds how often an account opens streams in this process: who reconnects in a storm waits, and is told how long.
 * Throws `tooManyRequests`.
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
    // Last in: what is dropped is what has not been used for longest.
    buckets.delete(accountId)
    buckets.set(accountId, { left: left - 1, at })
    const [oldest] = buckets.keys()
    if (buckets.size > rememberedMax && oldest !== undefined) buckets.delete(oldest)
  }
}

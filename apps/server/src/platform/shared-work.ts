import { AppError } from "./app-error.ts"
import type { RunInFairTurn } from "./fair-queue.ts"

interface SharedWorkOptions {
  readonly inTurn: RunInFairTurn
  /** How many results are cached, the last requested ones. */
  readonly mostCached: number
  /** For how long. */
  readonly livesMs: number
  readonly nowMs?: () => number
}

/**
 * Returns the result of work by its key, which must contain everything that the result depends on. It is
 * computed when the caller's turn comes, unless it is cached or in progress for somebody else.
 */
export type ShareWork<Result> = (key: string, caller: string, make: () => Promise<Result>) => Promise<Result>

/**
 * For processor-intensive work that anybody may request: it runs once for all callers with the same key, and
 * callers take turns.
 */
export function createSharedWork<Result>({
  inTurn,
  mostCached,
  livesMs,
  nowMs = () => performance.now(),
}: SharedWorkOptions): ShareWork<Result> {
  // A Map keeps insertion order: inserting an entry again makes it the youngest.
  const cached = new Map<string, { readonly result: Result; readonly until: number }>()
  const underWay = new Map<string, Promise<Result>>()

  async function makeNow(key: string, caller: string, make: () => Promise<Result>): Promise<Result> {
    const made = inTurn(caller, make)
    underWay.set(key, made)
    try {
      const result = await made
      cached.set(key, { result, until: nowMs() + livesMs })
      const [oldest] = cached.keys()
      if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest)
      return result
    } finally {
      underWay.delete(key)
    }
  }

  return async function share(key, caller, make) {
    const found = cached.get(key)
    cached.delete(key)
    if (found && found.until > nowMs()) {
      cached.set(key, found)
      return found.result
    }
    const others = underWay.get(key)
    if (!others) return makeNow(key, caller, make)
    try {
      return await others
    } catch (error) {
      // The first caller had too many waiting; that is no reason to refuse this one.
      if (isRefusal(error)) return share(key, caller, make)
      throw error
    }
  }
}

export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.appErrorName === "unavailable" || error.appErrorName === "tooManyRequests")

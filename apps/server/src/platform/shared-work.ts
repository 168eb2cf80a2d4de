import { AppError } from "./app-error.ts"
import type { RunInFairTurn } from "./fair-queue.ts"

interface SharedWorkOptions {
  readonly inTurn: RunInFairTurn
  /** How many results are cached, those that were asked for last. */
  readonly mostCached: number
  /** For how long. */
  readonly livesMs: number
  readonly nowMs?: () => number
}

/**
 * Gives the result of a piece of work by its key, which must name all that the result depends on. It is made when the
 * caller's turn comes, unless it is cached or is being made for somebody else.
 */
export type ShareWork<Result> = (key: string, caller: string, make: () => Promise<Result>) => Promise<Result>

/** For work that keeps a processor busy and that anybody may ask for: once for all who ask the same, callers in turn. */
export function createSharedWork<Result>({
  inTurn,
  mostCached,
  livesMs,
  nowMs = () => performance.now(),
}: SharedWorkOptions): ShareWork<Result> {
  // A Map keeps the order of insertion: putting an entry in anew makes it the youngest.
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
      // Whoever asked first had too many waiting: that is no reason to refuse it to this caller.
      if (isRefusal(error)) return share(key, caller, make)
      throw error
    }
  }
}

export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.appErrorName === "unavailable" || error.appErrorName === "tooManyRequests")

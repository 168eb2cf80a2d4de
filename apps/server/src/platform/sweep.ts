import { isUnavailable } from "./app-error.ts"
import type { Logger } from "./log.ts"

interface Sweeping {
  readonly clock: { now(): Date }
  readonly log: Pick<Logger, "error">
}

/** The ids of due items, the most urgent first, without these. */
type Find = (without: readonly string[]) => Promise<readonly string[]>

/**
 * Processes an item in its own transaction. False when there was nothing to do: another process was faster,
 * or has locked it.
 */
type Act = (id: string) => Promise<boolean>

/**
 * Processes due items so that a failing one does not block the others: it is logged with its id and skipped,
 * each time for twice as long. Only this process remembers that, so a restart tries it again.
 */
export interface Sweep {
  /** Processes all due items. Returns how many. */
  all(find: Find, act: Act): Promise<number>
  /**
   * Processes the first due item; work in parts is found again. False when there was none, or nothing to do
   * for it.
   */
  next(find: Find, act: Act): Promise<boolean>
  /**
   * Throws the failures since the last call in one error: it fails the job that swept, whatever else that
   * did.
   */
  throwFailures(): void
}

const firstPauseMs = 60_000
const longestPauseMs = 6 * 3_600_000
/** Within one run of `all`: the next run comes soon. */
const mostAtOnce = 10_000

/**
 * Creates a sweep; `failure` is the log's message for a failing item. Each belongs to one kind of ids and is
 * kept between its runs.
 */
export function createSweep({ clock, log }: Sweeping, failure: string): Sweep {
  const setAside = new Map<string, { readonly failures: number; readonly until: number }>()
  let failed: string[] = []

  function without(others: readonly string[]): string[] {
    const now = clock.now().getTime()
    const waiting = [...setAside].flatMap(([id, { until }]) => (until > now ? [id] : []))
    return [...waiting, ...others]
  }

  /** Throws only errors that concern all items: the database is unreachable. */
  async function tryOnce(act: Act, id: string): Promise<boolean> {
    try {
      const isDone = await act(id)
      setAside.delete(id)
      return isDone
    } catch (error) {
      if (isUnavailable(error)) throw error
      const failures = (setAside.get(id)?.failures ?? 0) + 1
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
      setAside.set(id, { failures, until: clock.now().getTime() + pauseMs })
      const reason = error instanceof Error ? error.message : "unknown"
      log.error({ id, reason, failures, againInSeconds: pauseMs / 1_000 }, failure)
      failed.push(`${id}: ${reason}`)
      return false
    }
  }

  return {
    async all(find, act) {
      const left: string[] = []
      let done = 0
      for (let seen = 0; seen < mostAtOnce;) {
        const ids = await find(without(left))
        if (ids.length === 0) break
        seen += ids.length
        for (const id of ids) {
          if (await tryOnce(act, id)) done += 1
          else left.push(id)
        }
      }
      return done
    },
    async next(find, act) {
      const [id] = await find(without([]))
      if (id === undefined) return false
      const isDone = await tryOnce(act, id)
      // Skipped: the item behind it gets its turn.
      return isDone || setAside.has(id)
    },
    throwFailures() {
      const [first, ...others] = failed
      failed = []
      if (first === undefined) return
      const more = others.length === 0 ? "" : ` (and ${others.length} more)`
      throw new Error(`${failure}${more}: ${first}`)
    },
  }
}

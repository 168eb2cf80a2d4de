import { isUnavailable } from "./app-error.ts"
import type { Logger } from "./log.ts"

interface Sweeping {
  readonly clock: { now(): Date }
  readonly log: Pick<Logger, "error">
}

/** Ids of what is due, the most urgent first, without these. */
type Find = (without: readonly string[]) => Promise<readonly string[]>

/** Does it, in a transaction of its own. False when there was nothing to do: somebody else was quicker, or holds it. */
type Act = (id: string) => Promise<boolean>

/**
 * Works through what is due, so that nothing keeps others from their turn: what fails is logged with its id and set aside,
 * each time for twice as long. What is set aside is remembered by this process only, so a start tries it again.
 */
export interface Sweep {
  /** All that is due now. Gives how many were done. */
  all(find: Find, act: Act): Promise<number>
  /** The first that is due; what is done in parts comes again. False when there was none, or nothing to do for it. */
  next(find: Find, act: Act): Promise<boolean>
  /** Throws what failed since it was asked last, in one error: the job that swept has failed, whatever else it did. */
  throwFailures(): void
}

const firstPauseMs = 60_000
const longestPauseMs = 6 * 3_600_000
/** In one go of `all`: the next comes soon. */
const mostAtOnce = 10_000

/** Makes one; `failure` is what the log says of what failed. One belongs to one kind of ids and is kept between its runs. */
export function createSweep({ clock, log }: Sweeping, failure: string): Sweep {
  const setAside = new Map<string, { readonly failures: number; readonly until: number }>()
  let failed: string[] = []

  function without(others: readonly string[]): string[] {
    const now = clock.now().getTime()
    const waiting = [...setAside].flatMap(([id, { until }]) => (until > now ? [id] : []))
    return [...waiting, ...others]
  }

  /** Throws only what has nothing to do with this one: the database is away. */
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
      // Set aside: the one behind it has its turn now.
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

import { AppError } from "./app-error.ts"

interface ConcurrencyLimits {
  readonly atOnce: number
  /** How many may wait; who comes later is turned away. */
  readonly waiting: number
  readonly retryAfterSeconds: number
}

/** Does a piece of work now or when its turn comes. Throws `unavailable` when too many wait. */
export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Limits how much heavy and short work this process does at once. What is slow or must survive the process is a job. */
export function limitConcurrency({ atOnce, waiting, retryAfterSeconds }: ConcurrencyLimits): RunInTurn {
  const waiters: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiters.length >= waiting) throw new AppError("unavailable", { retryAfterSeconds })
    // Whoever ends hands its turn over, so `running` stays as it is.
    else await new Promise<void>((resolve) => waiters.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiters.shift()
      if (next) next()
      else running -= 1
    }
  }
}

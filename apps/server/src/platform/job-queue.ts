import { AppError } from "./app-error.ts"

interface QueueLimits {
  readonly atOnce: number
  /** How many may wait; who comes later is turned away. */
  readonly waiting: number
  readonly retryAfterSeconds: number
}

/** Runs a job now or when its turn comes. Throws `unavailable` when too many wait. */
export type RunInTurn = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Makes a queue inside this process for work that is heavy and short. */
export function createJobQueue({ atOnce, waiting, retryAfterSeconds }: QueueLimits): RunInTurn {
  const waiters: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (running < atOnce) running += 1
    else if (waiters.length >= waiting) throw new AppError("unavailable", { retryAfterSeconds })
    // Whoever ends hands its turn over, so `running` stays as it is.
    else await new Promise<void>((resolve) => waiters.push(resolve))
    try {
      return await job()
    } finally {
      const next = waiters.shift()
      if (next) next()
      else running -= 1
    }
  }
}

import { AppError } from "./app-error.ts"

interface FairQueueLimits {
  readonly atOnce: number
  /** How many of one sender may wait; who sends more is turned away, and nobody else. */
  readonly waitingEach: number
  readonly retryAfterSeconds: number
}

/** Runs a job now or when its sender's turn comes. Throws `unavailable` when too many of this sender wait. */
export type RunFairly = <Result>(sender: string, job: () => Promise<Result>) => Promise<Result>

/**
 * Makes a queue inside this process in which senders take turns: one who sends a hundred jobs waits for them alone, and
 * who sends one waits for one of each other sender at most.
 */
export function createFairQueue({ atOnce, waitingEach, retryAfterSeconds }: FairQueueLimits): RunFairly {
  /** By sender, the one whose turn is next first. */
  const waiters = new Map<string, (() => void)[]>()
  let running = 0
  const takeNext = (): (() => void) | undefined => {
    const [entry] = waiters
    if (!entry) return undefined
    const [sender, [next, ...rest]] = entry
    waiters.delete(sender)
    if (rest.length > 0) waiters.set(sender, rest)
    return next
  }
  return async (sender, job) => {
    if (running < atOnce) running += 1
    else {
      const own = waiters.get(sender) ?? []
      if (own.length >= waitingEach) throw new AppError("unavailable", { retryAfterSeconds })
      // Whoever ends hands its turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiters.set(sender, [...own, resolve]))
    }
    try {
      return await job()
    } finally {
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }
}

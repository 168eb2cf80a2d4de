import { AppError } from "./app-error.ts"

interface FairLimits {
  readonly atOnce: number
  /** The most waiting jobs, in total and per owner. */
  readonly waiting: number
  readonly eachWaiting: number
  readonly retryAfterSeconds: number
}

/**
 * Runs an owner's job when its turn comes. Null is the program itself, whose jobs do not wait for each other.
 * Throws `unavailable` when too many wait.
 */
export type RunInFairTurn = <Result>(owner: string | null, job: () => Promise<Result>) => Promise<Result>

interface Waiter {
  start(): void
  refuse(): void
}

/**
 * Creates a queue in this process for heavy work of many owners: one job per owner runs at a time, and owners
 * take turns, so nobody waits for more than one job of each other owner. When all places are taken, an owner
 * with none waiting takes the last place of the one with most.
 */
export function createFairQueue({
  atOnce,
  waiting,
  eachWaiting,
  retryAfterSeconds,
}: FairLimits): RunInFairTurn {
  /** In the order of their turns. No list is empty. */
  const waiters = new Map<string | symbol, Waiter[]>()
  const running = new Set<string | symbol>()
  let waitingNow = 0

  const startNext = (): void => {
    for (const [owner, own] of waiters) {
      if (running.size >= atOnce) return
      if (running.has(owner)) continue
      const waiter = own.shift()
      waitingNow -= 1
      waiters.delete(owner)
      // Its next job goes behind all others.
      if (own.length > 0) waiters.set(owner, own)
      running.add(owner)
      waiter?.start()
    }
  }

  const makeRoom = (): boolean => {
    const [longest] = [...waiters.values()].toSorted((one, other) => other.length - one.length)
    if (!longest || longest.length < 2) return false
    longest.pop()?.refuse()
    waitingNow -= 1
    return true
  }

  const waitForTurn = (owner: string | symbol): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = (): void => reject(new AppError("unavailable", { retryAfterSeconds }))
      const own = waiters.get(owner) ?? []
      if (own.length >= eachWaiting) return refuse()
      if (waitingNow >= waiting && (own.length > 0 || !makeRoom())) return refuse()
      own.push({ start: resolve, refuse })
      waiters.set(owner, own)
      waitingNow += 1
    })

  return async (owner, job) => {
    const key = owner ?? Symbol("the program")
    if (running.size < atOnce && !running.has(key)) running.add(key)
    else await waitForTurn(key)
    try {
      return await job()
    } finally {
      running.delete(key)
      startNext()
    }
  }
}

import type { Logger } from "./log.ts"

export interface Repeated {
  /** Stops it, and waits for the current run. */
  stop(): Promise<void>
}

interface Repetition {
  readonly everyMs: number
  /** The log's message when it fails; the next run comes all the same. */
  readonly failure: string
  readonly log: Pick<Logger, "warn">
}

type Work = () => Promise<void>

/**
 * Runs work at intervals in this process that no other process could do (its memory, its streams); all other
 * recurring work is a job. Runs never overlap; the first comes after `everyMs`. Several works run one after
 * the other, and a failing one does not stop the others.
 */
export function repeat(works: Work | readonly Work[], { everyMs, failure, log }: Repetition): Repeated {
  let running: Promise<void> | null = null
  const look = async (): Promise<void> => {
    for (const work of [works].flat()) {
      try {
        await work()
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, failure)
      }
    }
    running = null
  }
  const timer = setInterval(() => {
    running ??= look()
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

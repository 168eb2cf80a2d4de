import type { Logger } from "./log.ts"

export interface Repeated {
  /** Ends it, and waits for what is under way. */
  stop(): Promise<void>
}

interface Repetition {
  readonly everyMs: number
  /** What a log says when it fails; the next time comes all the same. */
  readonly failure: string
  readonly log: Pick<Logger, "warn">
}

type Work = () => Promise<void>

/**
 * Does something now and then in this process, which no other could do for it (its memory, its streams): all else that
 * comes again is a job. Never twice at the same time; the first time after `everyMs`. Of
 * several works one comes after the other, and one that fails does not keep the others from theirs.
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

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

/** Does something now and then while the program runs, never twice at the same time; the first time after `everyMs`. */
export function repeat(work: () => Promise<void>, { everyMs, failure, log }: Repetition): Repeated {
  let running: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, failure)
    } finally {
      running = null
    }
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

/** The same for what is done in parts: one after the other as long as `next` says that there was something to do. */
export function repeatParts(next: () => Promise<boolean>, repetition: Repetition): Repeated {
  let isStopping = false
  const repeated = repeat(async () => {
    while (!isStopping && (await next()));
  }, repetition)
  return {
    async stop() {
      isStopping = true
      await repeated.stop()
    },
  }
}

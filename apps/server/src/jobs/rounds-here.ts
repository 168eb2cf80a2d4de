import type { JobName } from "@roomwright/contract/admin/jobs"
import type { Logger } from "../platform/log.ts"

export interface RoundsHere {
  /** Does it soon, and once more when it is asked for while it is under way. */
  ask(name: JobName, data: object): void
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Does rounds in this process, without a queue: for tests that would have to wait for one. */
export function createRoundsHere(
  run: (name: JobName, data: object) => Promise<void>,
  log: Pick<Logger, "error">,
): RoundsHere {
  const underWay = new Map<string, Promise<void>>()
  const asked = new Set<string>()
  let isStopping = false

  async function go(key: string, name: JobName, data: object): Promise<void> {
    while (asked.delete(key) && !isStopping) {
      try {
        await run(name, data)
      } catch (error) {
        log.error({ job: name, reason: error instanceof Error ? error.message : "unknown" }, "a job failed")
      }
    }
    underWay.delete(key)
  }

  return {
    ask(name, data) {
      const key = JSON.stringify([name, data])
      asked.add(key)
      if (!underWay.has(key) && !isStopping) underWay.set(key, go(key, name, data))
    },
    async stop() {
      isStopping = true
      await Promise.all(underWay.values())
    },
  }
}

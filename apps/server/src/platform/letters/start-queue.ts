import type { Events } from "../events/events.ts"
import type { Logger } from "../log.ts"
import type { Queue } from "../queue/queue.ts"
import type { Post } from "./letter.ts"

interface Starting {
  readonly post: Pick<Post, "usesQueue">
  readonly queue: Pick<Queue, "start">
  readonly events: Pick<Events, "on" | "onGap">
  readonly log: Pick<Logger, "warn">
}

/**
 * Starts the queue where letters go out, now or as soon as an administrator sets up a channel: where all of them lie in
 * the outbox there is none to work off. Nothing is started before `begin` or after `stop`.
 */
export function startQueueWhenUsed({ post, queue, events, log }: Starting): {
  readonly begin: () => Promise<void>
  readonly stop: () => void
} {
  let isRunning = false
  const look = async (): Promise<void> => {
    if (!isRunning) return
    try {
      if ((await post.usesQueue()) && isRunning) queue.start()
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "the queue was not started")
    }
  }
  events.on("settings-changed", () => void look())
  events.onGap(() => void look())
  return {
    begin() {
      isRunning = true
      return look()
    },
    stop: () => void (isRunning = false),
  }
}

import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "../database/connect.ts"
import type { Logger } from "../log.ts"
import type { EventOf, EventType } from "./event.ts"
import { openEventStream, type EventStream } from "./event-stream.ts"
import { createEventWindow } from "./event-window.ts"

/** Tells this process what happened in any, from the moment it started. */
export interface Events {
  /** Runs for every event of a type, once, after its commit. Handlers only change what this process remembers. */
  on<Type extends EventType>(type: Type, handle: (event: EventOf<Type>) => void): void
  /** Runs when anything may have happened unseen: at the start, and after having been away for too long. */
  onGap(handle: () => void): void
  /**
   * To be called after a commit: takes in what happened, and has other processes do so at once. Never fails; what
   * goes wrong here is made up for by the next look.
   */
  wake(): Promise<void>
  /** Whether this process knows of everything that was committed more than two seconds ago. */
  isCurrent(): boolean
  start(): void
  stop(): Promise<void>
}

/** How often every process looks by itself: what a crash or a lost notice left unsaid is seen then. */
const lookEveryMs = 500
const currentForMs = 2_000
/** How long events are kept for processes that were away. */
const keptMs = 60 * 60_000
const clearEveryMs = 5 * 60_000

type Handlers = { [Type in EventType]: ((event: EventOf<Type>) => void)[] }

/** Follows the events of a database on a connection of its own: a busy pool must not keep anybody from knowing. */
export function createEvents({ url }: Database, log: Logger): Events {
  const handlers: Handlers = {
    "product-changed": [],
    "stock-changed": [],
    "questions-changed": [],
    "work-changed": [],
    "profile-changed": [],
    "content-changed": [],
    "home-changed": [],
    "session-ended": [],
    "mail-written": [],
    "job-requested": [],
    "job-retried": [],
    "settings-changed": [],
  }
  const gapHandlers: (() => void)[] = []
  const window = createEventWindow(keptMs)
  const stopping = new AbortController()
  let stream: EventStream | null = null
  let looking: Promise<void> | null = null
  let lookingAgain: Promise<void> | null = null
  let running: Promise<void> = Promise.resolve()
  let lookedAt = Number.NEGATIVE_INFINITY
  let clearedAt = performance.now()
  let isAway = false

  /** One look at a time. Who asks during one gets the next: the one under way may have begun before his commit. */
  function look(): Promise<void> {
    if (!looking) {
      looking = lookOnce().finally(() => (looking = null))
      return looking
    }
    lookingAgain ??= looking.then(() => {
      lookingAgain = null
      return look()
    })
    return lookingAgain
  }

  async function lookOnce(): Promise<void> {
    if (stopping.signal.aborted) return
    const startedAt = performance.now()
    try {
      stream ??= await openEventStream(url, () => void look())
      const { events, gap } = window.take(await stream.read(window.floor))
      if (gap) for (const handle of gapHandlers) handle()
      for (const event of events) deliver(event)
      // From the beginning of the look: a commit during it may not be in it.
      lookedAt = startedAt
      if (isAway) log.info("events are heard of again")
      isAway = false
      if (startedAt - clearedAt > clearEveryMs) {
        clearedAt = startedAt
        await stream.clear(keptMs)
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isAway && !stopping.signal.aborted) log.warn({ reason }, "events are out of reach")
      isAway = true
      stream?.close()
      stream = null
    }
  }

  function deliver<Type extends EventType>(event: EventOf<Type> & { type: Type }): void {
    for (const handle of handlers[event.type]) {
      try {
        handle(event)
      } catch (error) {
        log.error({ err: error, event: event.type }, "an event was not handled")
      }
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look()
      await wait(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    on: (type, handle) => void handlers[type].push(handle),
    onGap: (handle) => void gapHandlers.push(handle),
    async wake() {
      await look()
      stream?.notify()
    },
    isCurrent: () => performance.now() - lookedAt < currentForMs,
    start() {
      running = run()
    },
    async stop() {
      stopping.abort()
      await running
      await looking
      stream?.close()
      stream = null
    },
  }
}

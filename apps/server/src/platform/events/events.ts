import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "../database/connect.ts"
import type { Logger } from "../log.ts"
import type { EventOf, EventType } from "./event.ts"
import { openEventStream, type EventStream } from "./event-stream.ts"
import { createEventWindow } from "./event-window.ts"

/** Delivers the events of all processes to this one, from the moment it started. */
export interface Events {
  /** Runs for every event of a type, once, after its commit. Handlers change only this process's memory. */
  on<Type extends EventType>(type: Type, handle: (event: EventOf<Type>) => void): void
  /** Runs when events may have been missed: at the start, and after a long gap. */
  onGap(handle: () => void): void
  /**
   * Call this after a commit: it reads the events, and makes other processes read them at once. It never
   * fails; the next regular read makes up for errors.
   */
  wake(): Promise<void>
  /** Whether this process has read everything committed more than two seconds ago. */
  isCurrent(): boolean
  start(): void
  stop(): Promise<void>
}

/**
 * How often every process reads without being notified: this finds events after a crash or a lost
 * notification.
 */
const lookEveryMs = 500
const currentForMs = 2_000
/** How long events are stored, for processes that lost their connection. */
const keptMs = 60 * 60_000
const clearEveryMs = 5 * 60_000

type Handlers = { [Type in EventType]: ((event: EventOf<Type>) => void)[] }

/** Reads the events of a database on a connection of its own, so a busy pool cannot delay them. */
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
  /** Whether the next read makes other processes read, too. */
  let hasNews = false

  /**
   * One read at a time. A caller during one waits for the next: the current one may have begun before the
   * caller's commit.
   */
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
      const tells = hasNews
      hasNews = false
      const { events, gap } = window.take(await stream.read(window.floor, tells))
      if (gap) for (const handle of gapHandlers) handle()
      for (const event of events) deliver(event)
      // From the start of the read, which may have missed a commit during it.
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
    wake() {
      hasNews = true
      return look()
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

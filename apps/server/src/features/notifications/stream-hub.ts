import type { StreamMessage } from "@roomwright/contract/notifications/calls"
import { newId } from "../../platform/ids.ts"
import { repeat } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import type { LiveStream } from "./live-stream.ts"
import { notificationsAtOnce, readLastNumber, readNotificationsAfter } from "./notifications-after.ts"

export interface StreamLimits {
  /** Per account and process; a new one closes the oldest. */
  readonly perAccount: number
  readonly perProcess: number
  /** How long a reader may accept nothing (ms). */
  readonly slowMs: number
  /** How often an idle stream sends a sign of life (ms). */
  readonly beatMs: number
}

/** All streams of this process, and their delivery. */
export interface StreamHub {
  readonly count: () => number
  isFull(): boolean
  /**
   * Adds a stream and sends it everything after this number, or from now on. It stays until `remove`. Throws
   * when the database is unreachable.
   */
  add(stream: LiveStream, after: number | null): Promise<void>
  remove(stream: LiveStream): void
  /** The reader of this stream, or any reader, may have accepted data again. */
  look(accountId: string): void
  stop(): Promise<void>
}

interface Place {
  readonly stream: LiveStream
  /** Everything up to this number was sent; null until that is known. */
  sentUpTo: number | null
}

const tickMs = 1_000
/** Accounts in one query. */
const accountsAtOnce = 500

/**
 * Delivers notifications to streams on the events of all processes: it collects the accounts with new ones
 * and reads them together. What it could not read it reads next time.
 */
export function createStreamHub(
  { events, log, clock, database: { db } }: Pick<Services, "events" | "log" | "clock" | "database">,
  limits: StreamLimits,
): StreamHub {
  const places = new Map<string, Set<Place>>()
  /** Accounts that may have undelivered notifications. */
  const waiting = new Set<string>()
  let count = 0
  let reading: Promise<void> | null = null
  let isStopping = false

  const say = (type: StreamMessage["type"]): StreamMessage => ({
    type,
    id: newId(),
    createdAt: clock.now().toISOString(),
  })
  const all = (): Place[] => [...places.values()].flatMap((each) => [...each])

  function remove(stream: LiveStream): void {
    const own = places.get(stream.accountId)
    const place = own && [...own].find((one) => one.stream === stream)
    if (!own || !place) return
    own.delete(place)
    count -= 1
    if (own.size === 0) places.delete(stream.accountId)
  }

  function end(stream: LiveStream): void {
    remove(stream)
    stream.end(say("DISCONNECTED"))
  }

  function look(accountId: string): void {
    if (!places.has(accountId)) return
    waiting.add(accountId)
    readOn()
  }

  function readOn(): void {
    if (isStopping) return
    reading ??= readAll()
      .catch((error: unknown) => {
        log.warn(
          { reason: error instanceof Error ? error.message : "unknown" },
          "notifications could not be looked up yet",
        )
      })
      .finally(() => (reading = null))
  }

  async function readAll(): Promise<void> {
    while (waiting.size > 0 && !isStopping) {
      const accounts = [...waiting].slice(0, accountsAtOnce)
      for (const account of accounts) waiting.delete(account)
      const asked = new Map<string, number>()
      for (const account of accounts) {
        const after = Math.min(...toldPlaces(account).map(({ sentUpTo }) => sentUpTo))
        if (Number.isFinite(after)) asked.set(account, after)
      }
      if (asked.size === 0) continue
      try {
        notify(await readNotificationsAfter(db, asked))
      } catch (error) {
        for (const account of asked.keys()) waiting.add(account)
        throw error
      }
    }
  }

  /** Streams that accept messages now. */
  const toldPlaces = (accountId: string): (Place & { sentUpTo: number })[] =>
    [...(places.get(accountId) ?? [])].filter(isTold)

  function notify(found: Awaited<ReturnType<typeof readNotificationsAfter>>): void {
    for (const [accountId, messages] of found) {
      for (const place of toldPlaces(accountId)) {
        const news = messages.filter(({ number }) => number > place.sentUpTo)
        const last = news.at(-1)
        if (last && place.stream.send(news)) place.sentUpTo = last.number
      }
      if (messages.length === notificationsAtOnce) waiting.add(accountId)
    }
  }

  async function endThoseWithoutSession(): Promise<void> {
    const open = all()
    if (open.length === 0) return
    const alive = await db
      .selectFrom("session")
      .select("id")
      .where("id", "in", [...new Set(open.map(({ stream }) => stream.sessionId))])
      .where("ended_at", "is", null)
      .execute()
    const ids = new Set(alive.map(({ id }) => id))
    for (const { stream } of open) if (!ids.has(stream.sessionId)) end(stream)
  }

  /** Events may have been missed: check every account, and sessions may have ended. */
  let isGapOpen = false
  async function closeGap(): Promise<void> {
    await endThoseWithoutSession()
    isGapOpen = false
    for (const accountId of places.keys()) waiting.add(accountId)
  }

  async function tick(): Promise<void> {
    const now = clock.now()
    for (const { stream } of all()) {
      if (stream.until <= now) end(stream)
      else if (stream.fullSince !== null && performance.now() - stream.fullSince > limits.slowMs) {
        remove(stream)
        stream.cut()
        log.info("a stream was cut: its reader takes nothing")
      }
    }
    if (isGapOpen) await closeGap()
    readOn()
  }

  events.on("mail-written", ({ accountId }) => look(accountId))
  events.on("session-ended", ({ sessionId }) => {
    for (const { stream } of all()) if (stream.sessionId === sessionId) end(stream)
  })
  events.onGap(() => {
    isGapOpen = count > 0
  })
  const upkeep = repeat(tick, { everyMs: tickMs, failure: "streams could not be looked after", log })
  const heart = repeat(
    async () => {
      for (const { stream } of all()) stream.beat()
    },
    { everyMs: limits.beatMs, failure: "streams were not kept open", log },
  )

  return {
    count: () => count,
    isFull: () => count >= limits.perProcess,
    async add(stream, after) {
      const own = places.get(stream.accountId) ?? new Set<Place>()
      places.set(stream.accountId, own)
      const place: Place = { stream, sentUpTo: null }
      own.add(place)
      count += 1
      // Added before anything is read, so nothing written from now on is missed.
      const [oldest] = own
      if (own.size > limits.perAccount && oldest) end(oldest.stream)
      try {
        const last = await readLastNumber(db, stream.accountId)
        const from = after === null ? last : Math.min(after, last)
        stream.send([{ number: from, message: say("CONNECTED") }])
        place.sentUpTo = from
      } catch (error) {
        remove(stream)
        throw error
      }
      look(stream.accountId)
    },
    remove,
    look,
    async stop() {
      isStopping = true
      await Promise.all([upkeep.stop(), heart.stop()])
      for (const { stream } of all()) end(stream)
      await reading
    },
  }
}

const isTold = (place: Place): place is Place & { sentUpTo: number } =>
  place.sentUpTo !== null && place.stream.fullSince === null

import { notificationLimits, streamPath } from "@roomwright/contract/notifications/limits"
import { refreshSession } from "../session/refresh-session.ts"
import { currentSession } from "../session/session-store.ts"
import { isTokenOld } from "../session/token-age.ts"
import { readConnection } from "./read-connection.ts"
import { pause } from "./pause.ts"

interface Hearing {
  /** A connection is there, or a message came on it. */
  readonly onNews: () => void
  /** There is none (any more), and another is tried soon. */
  readonly onDown: () => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** Some networks swallow what is sent: nothing would end without an end of its own. */
const connectMs = 20_000
/** Two heartbeats and a half without a sound: nobody is there any more. */
const silentMs = notificationLimits.heartbeatMs * 2.5

/** Reads the live stream, and opens it again when it ends, ever more slowly. Gives what ends it for good. */
export function subscribeToStream({ onNews, onDown }: Hearing): () => void {
  const ending = new AbortController()
  void reconnect(ending.signal, onNews, onDown)
  return () => ending.abort()
}

async function reconnect(signal: AbortSignal, onNews: () => void, onDown: () => void): Promise<void> {
  let pauseMs = firstPauseMs
  let lastId: string | null = null
  while (!signal.aborted) {
    let askedToWaitMs = 0
    try {
      askedToWaitMs = await readOnce(signal, lastId, (id) => {
        lastId = id ?? lastId
        pauseMs = firstPauseMs
        onNews()
      })
    } catch {
      // The network, or the end of this page.
    }
    if (signal.aborted) return
    onDown()
    // Not all browsers at once, when a server comes back.
    await pause(Math.max(askedToWaitMs, pauseMs * (0.75 + Math.random() / 2)), signal)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

/** Reads one connection to its end. Gives how long the server wants to be left alone (ms). */
async function readOnce(
  signal: AbortSignal,
  lastId: string | null,
  onEvent: (id: string | null) => void,
): Promise<number> {
  if (isTokenOld()) await refreshSession()
  const token = currentSession()?.token
  if (token === undefined) return longestPauseMs
  const open = (own: AbortSignal): Promise<Response> =>
    fetch(`/api${streamPath}`, {
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${token}`,
        ...(lastId === null ? {} : { "last-event-id": lastId }),
      },
      cache: "no-store",
      signal: own,
    })
  const end = await readConnection(signal, { open, onEvent, connectMs, silentMs })
  return end.kind === "refused" ? longestPauseMs : end.askedToWaitMs
}

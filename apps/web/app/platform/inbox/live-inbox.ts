import { notificationLimits } from "@roomwright/contract/notifications/limits"
import { listNotifications } from "@roomwright/contract/notifications/calls"
import { shownLanguage } from "../locale/shown-language.ts"
import { currentSession } from "../session/session-store.ts"
import { ApiError } from "../api.ts"
import { plainCall } from "../plain-call.ts"
import { refreshSession } from "../session/refresh-session.ts"
import { isTokenOld } from "../session/token-age.ts"
import { atMostEvery } from "./at-most-every.ts"
import { subscribeToStream } from "./subscribe-to-stream.ts"
import { saveInbox, setRefresh, type Inbox } from "./inbox-store.ts"

/** What tabs tell each other. */
interface Told {
  readonly reader: string
  readonly inbox: Inbox
}

const lockName = "roomwright-inbox"

/**
 * Keeps this browser's inbox as it is on the server while somebody is signed in. One tab leads: it alone hears the
 * stream and fetches, and tells the others. When it closes, another takes over. Gives what ends it.
 */
export function startInbox(): () => void {
  const reader = currentSession()?.user?.id ?? ""
  let halt = run(reader)
  // A page that is put aside must not lead, nor be kept from being put aside.
  const onHide = (): void => halt()
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) halt = run(reader)
  }
  window.addEventListener("pagehide", onHide)
  window.addEventListener("pageshow", onShow)
  return () => {
    window.removeEventListener("pagehide", onHide)
    window.removeEventListener("pageshow", onShow)
    halt()
    saveInbox(null)
  }
}

function run(reader: string): () => void {
  const ending = new AbortController()
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("inbox")
  // The rule means windows: a channel stays within the site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const notify = (inbox: Inbox): void => channel?.postMessage({ reader, inbox } satisfies Told)

  let asked = 0
  /** A token that was refused. Nobody is interrupted for it: what the reader does next asks to log in. */
  let refused: string | null = null
  const fetchUnread = async (): Promise<void> => {
    const turn = ++asked
    const token = currentSession()?.token ?? null
    if (token === null || token === refused) return
    const query = { page: "0", size: String(notificationLimits.unreadSize), status: "false" } as const
    try {
      if (isTokenOld()) await refreshSession()
      const { content, totalElements } = await plainCall(shownLanguage())(listNotifications, { query })
      // An answer that a later one has overtaken is old.
      if (ending.signal.aborted || turn !== asked) return
      const inbox = { notifications: content, total: totalElements }
      saveInbox(inbox)
      notify(inbox)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refused = token
      // The next message, connection or poll asks again.
    }
  }
  const refresh = atMostEvery(notificationLimits.refreshMs, () => void fetchUnread())
  channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data.reader === reader) saveInbox(data.inbox)
  })
  setRefresh(refresh)
  // Every tab once, whoever leads.
  refresh()
  void lead(ending.signal, () => subscribeOrPoll(refresh))
  return () => {
    ending.abort()
    refresh.stop()
    setRefresh(null)
    channel?.close()
  }
}

/** Follows the stream; polls while that is down. Gives what ends both. */
function subscribeOrPoll(refresh: () => void): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  const stopPolling = (): void => {
    clearInterval(polling)
    polling = undefined
  }
  const stopHearing = subscribeToStream({
    onNews() {
      stopPolling()
      refresh()
    },
    onDown() {
      polling ??= setInterval(refresh, notificationLimits.refreshMs)
    },
  })
  return () => {
    stopHearing()
    stopPolling()
  }
}

/** Does something in one tab at a time, for as long as this one is there; in every tab where the browser has no locks. */
async function lead(signal: AbortSignal, begin: () => () => void): Promise<void> {
  const leadUntilEnd = (): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const stop = begin()
      signal.addEventListener("abort", () => {
        stop()
        resolve()
      })
    })
  if (!("locks" in navigator)) return leadUntilEnd()
  // Waiting ends with the page, too.
  await navigator.locks.request(lockName, { signal }, leadUntilEnd).catch(() => {})
}

import { startInbox } from "../inbox/live-inbox.ts"
import { followApplication } from "./follow-application.ts"
import { fetchSummary } from "./session-calls.ts"
import { refreshSession } from "./refresh-session.ts"
import { currentSession } from "./session-store.ts"
import { msUntilTokenIsOld } from "./token-age.ts"

/** After a failure of the network; the next call asks again anyway. */
const retryMs = 60_000

/**
 * All that goes on while somebody is signed in, from the start of the page or the sign-in until the session ends: the
 * profile is fetched, the token kept fresh, the inbox kept as it is, an application that waits followed. Gives what ends
 * it.
 */
export function startLiveSession(): () => void {
  void fetchSummary()
  const ends = [scheduleSessionRefresh(), startInbox(), followApplication()]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Exchanges the token of a signed-in reader before its hour ends, and after a sleep as soon as the page wakes. Gives
 * what stops it.
 */
function scheduleSessionRefresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (!currentSession()) return
    const waitMs = msUntilTokenIsOld()
    if (waitMs > 0) {
      timer = setTimeout(look, waitMs)
      return
    }
    refreshSession().then(look, () => {
      timer = setTimeout(look, retryMs)
    })
  }
  const onWake = (): void => {
    if (document.visibilityState === "visible") look()
  }
  look()
  document.addEventListener("visibilitychange", onWake)
  window.addEventListener("online", onWake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", onWake)
    window.removeEventListener("online", onWake)
  }
}

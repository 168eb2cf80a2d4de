import { refreshSession } from "./refresh-session.ts"
import { currentSession } from "./session-store.ts"
import { msUntilTokenIsOld } from "./token-age.ts"

/** After a failure of the network; the next call asks again anyway. */
const retryMs = 60_000

/**
 * Exchanges the token of a signed-in reader before its hour ends, and after a sleep as soon as the page wakes. Gives
 * what stops it.
 */
export function scheduleSessionRefresh(): () => void {
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

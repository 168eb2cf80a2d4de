import { followApplication } from "./follow-application.ts"
import { keepSessionFresh } from "./keep-session-fresh.ts"
import { fetchSummary } from "./session-calls.ts"

/**
 * All that goes on while somebody is signed in, from the start of the page or the sign-in until the session ends: the
 * profile is fetched, the token kept fresh, an application that waits followed. The stream of events belongs here, too.
 * Gives what ends it.
 */
export function startLiveSession(): () => void {
  void fetchSummary()
  const stops = [keepSessionFresh(), followApplication()]
  return () => {
    for (const stop of stops) stop()
  }
}

import { startInbox } from "../inbox/live-inbox.ts"
import { followApplication } from "./follow-application.ts"
import { scheduleSessionRefresh } from "./schedule-session-refresh.ts"
import { fetchSummary } from "./session-calls.ts"

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

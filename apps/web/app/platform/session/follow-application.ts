import { readApplicationProcess, type ApplicationProcess } from "@roomwright/contract/applications/calls"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { ApiError } from "../api.ts"
import { currentInbox, subscribeInbox } from "../inbox/inbox-store.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { siteCall } from "../site-call.ts"
import { saveApplyStatus, readApplyStatus } from "./apply-status.ts"
import { fetchSummary } from "./session-calls.ts"
import { currentSession } from "./session-store.ts"

/** Takes in how an application stands now. Once it is approved, the new role is fetched: no new login is needed. */
export async function recordProcess(process: ApplicationProcess | null): Promise<void> {
  const before = readApplyStatus()
  const now = process?.status ?? null
  if (before !== now) saveApplyStatus(now)
  if (now === "APPROVED" && before !== "APPROVED") await fetchSummary()
}

/** Asks how the reader's application stands: when a notification tells that it was decided on, say. */
export async function lookAtApplication(): Promise<void> {
  if (!currentSession()) return
  try {
    await recordProcess(await siteCall(shownLanguage())(readApplicationProcess, { query: {} }))
  } catch (error) {
    // The next look may reach the server.
    if (!(error instanceof ApiError)) throw error
  }
}

const decisions: ReadonlySet<NotificationType> = new Set([
  "DESIGNER_REQUEST_APPROVED",
  "DESIGNER_REQUEST_REJECTED",
  "MERCHANT_REQUEST_APPROVED",
  "MERCHANT_REQUEST_REJECTED",
])

/** The newest notification that tells of a decision; undefined when none is unread. */
const newestDecision = (): string | undefined =>
  currentInbox()?.notifications.find(({ type }) => decisions.has(type))?.id

/**
 * Follows an application that waits, on whatever page its applicant is: a notification tells of the decision. The server is asked
 * once now and when the page comes back into sight, because the notification may have been read elsewhere. Gives what stops it.
 */
export function followApplication(): () => void {
  let known = newestDecision()
  const update = (): void => {
    const newest = newestDecision()
    if (newest === undefined || newest === known) return
    known = newest
    void lookAtApplication()
  }
  const stopHearing = subscribeInbox(update)
  const look = (): void => {
    if (document.visibilityState === "visible" && readApplyStatus() === "SUBMITTED") void lookAtApplication()
  }
  look()
  document.addEventListener("visibilitychange", look)
  return () => {
    stopHearing()
    document.removeEventListener("visibilitychange", look)
  }
}

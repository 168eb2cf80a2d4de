import { refreshToken } from "@roomwright/contract/accounts/sign-in"
import { ApiError } from "../api.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { plainCall } from "../plain-call.ts"
import { endSession } from "./request-login.ts"
import { currentSession, saveToken } from "./session-store.ts"
import { isTokenOld } from "./token-age.ts"

let underWay: Promise<void> | null = null

/**
 * Gets a fresh token if that of this browser is old; calls at the same time share one question, and so do tabs. A
 * dead session ends here. Throws the ApiError when the network or the server fails: then nothing has changed.
 */
export function refreshSession(): Promise<void> {
  underWay ??= alone(ask).finally(() => {
    underWay = null
  })
  return underWay
}

const lockName = "refresh-session"
/** What one tab writes is seen by the others a little later: browsers pass it on between their processes. */
const seenAfterMs = 250

/** One tab at a time, where the browser can; each first lets what another has just written arrive. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work()
  await navigator.locks.request(lockName, async () => {
    await new Promise((resolve) => setTimeout(resolve, seenAfterMs))
    await work()
  })
}

async function ask(): Promise<void> {
  const token = currentSession()?.token
  // While this tab waited, another may have done it, or signed out.
  if (token === undefined || !isTokenOld()) return
  try {
    const fresh = await plainCall(shownLanguage())(refreshToken, {})
    if (currentSession()?.token === token) saveToken(fresh)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    endSession(token)
  }
}

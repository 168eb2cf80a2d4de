import { openStudioSession, renewStudioSession, takeToolToken } from "@roomwright/contract/studio/sessions"
import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import { ApiError, type Send } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { callWith, plainCall } from "../platform/plain-call.ts"
import { refreshSession } from "../platform/session/refresh-session.ts"
import { currentSession, forgetSession } from "../platform/session/session-store.ts"
import { mayDesign } from "../platform/session/role-dashboard.ts"
import { isTokenOld } from "../platform/session/token-age.ts"
import { decodeToken } from "../platform/session/token-payload.ts"
import { saveStudioToken, readStudioToken } from "./studio-token.ts"

/** Thrown where nobody is signed in any more, so that no session of the studio can be had. */
export class StudioSignedOut extends Error {
  constructor() {
    super("Nobody is signed in.")
    this.name = "StudioSignedOut"
  }
}

/** Trades what the menu handed over; false where it is of no use any more. */
export async function openByHandOff(token: string): Promise<boolean> {
  try {
    const opened = await plainCall(shownLanguage())(openStudioSession, { body: { token } })
    saveStudioToken(opened.token)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.is("studioTokenSpent")) return false
    throw error
  }
}

/** Whether the window is of somebody who may begin homes, as its session says; the server alone decides. */
export const isOfDesigner = (): boolean => mayDesign(decodeToken(readStudioToken()?.token ?? "")?.roles ?? [])

let underWay: Promise<void> | null = null

/**
 * Sees to it that this window has a session that is not too old. Throws `StudioSignedOut`, the `studioForDesigners` of
 * who may not, and whatever keeps the server from answering. Calls at the same time share one question.
 */
export function ensureStudioSession(): Promise<void> {
  const token = readStudioToken()
  if (token && !token.isOld) return Promise.resolve()
  underWay ??= renew(token?.token ?? null).finally(() => {
    underWay = null
  })
  return underWay
}

async function renew(token: string | null): Promise<void> {
  if (token !== null) {
    try {
      const renewed = await callWith(shownLanguage(), () => token)(renewStudioSession, {})
      return saveStudioToken(renewed.token)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      saveStudioToken(null)
    }
  }
  await openBySite()
}

/** By the session of the site in this browser. */
async function openBySite(): Promise<void> {
  if (currentSession() && isTokenOld()) await refreshSession()
  const site = currentSession()
  if (!site) throw new StudioSignedOut()
  try {
    const call = plainCall(shownLanguage())
    const { token } = await call(takeToolToken, { query: { tool: "roomwright" } })
    const opened = await call(openStudioSession, { body: { token } })
    saveStudioToken(opened.token)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // The studio itself asks for a login, when whoever draws is ready for it.
    if (currentSession()?.token === site.token) forgetSession()
    throw new StudioSignedOut()
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.is("loginRequired"))

/** Makes a call with the session of this window; one that was refused is opened anew, once. */
export async function studioCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  by?: Send,
): Promise<CallData<E>> {
  const call = callWith(shownLanguage(), () => readStudioToken()?.token ?? null)
  await ensureStudioSession()
  try {
    return await call(endpoint, input, by)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    saveStudioToken(null)
    await ensureStudioSession()
    return call(endpoint, input, by)
  }
}

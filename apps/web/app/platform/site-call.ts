import type { CallData, CallInput, Endpoint } from "@roomwright/contract/endpoint"
import type { Language } from "@roomwright/contract/language"
import { ApiError, type Send } from "./api.ts"
import { plainCall } from "./plain-call.ts"
import { requestLoginFirst, endSession } from "./session/request-login.ts"
import { requestProof } from "./session/request-proof.ts"
import { currentSession } from "./session/session-store.ts"
import { isTokenOld } from "./session/token-age.ts"

/**
 * The browser's calls to this site's API. An old token is exchanged for a fresh one before; a refused one ends the
 * session here and opens the login, and so does a call that only signed-in users may make. Where the server asks for a proof
 * that it is still the same person, they are asked first.
 */
export const siteCall = (language: Language) => {
  const call = plainCall(language)
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>, by?: Send): Promise<CallData<E>> => {
    if (endpoint.access !== "anyone" && currentSession() && isTokenOld()) await freshen()
    const token = endpoint.access === "anyone" ? null : (currentSession()?.token ?? null)
    try {
      return await call(endpoint, input, by)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Another tab has a fresh token by now: nothing was done yet, so the call is made with that.
      if (error.status === 401 && hasOtherToken(token)) return call(endpoint, input, by)
      // Nothing was done yet: with the proof the same call is made again, and what was typed for it stays.
      if (error.proof && (await requestProof(error.proof))) return call(endpoint, input, by)
      reactToRefusal(error, token)
      throw error
    }
  }
}

export type SiteCall = ReturnType<typeof siteCall>

/** What a refused call means for the session; `token` is the one it was made with, null for none. */
export function reactToRefusal(error: ApiError, token: string | null): void {
  if (error.status === 401 && token !== null) endSession(token)
  else if (error.is("loginRequired")) requestLoginFirst()
}

function hasOtherToken(token: string | null): boolean {
  const now = currentSession()?.token
  return token !== null && now !== undefined && now !== token
}

async function freshen(): Promise<void> {
  const { refreshSession } = await import("./session/refresh-session.ts")
  await refreshSession()
}

import type { Language } from "@roomwright/contract/language"
import type { CookieAnswer } from "./cookie-answer.ts"
import { siteCall } from "../site-call.ts"
import { currentSession } from "../session/session-store.ts"

/** Records the answer about cookies with the account of a signed-in reader; for a visitor the cookie is all. */
export async function recordCookieAnswer(answer: CookieAnswer, language: Language): Promise<void> {
  if (currentSession() === null) return
  // Only who is signed in needs what describes the calls of accounts.
  const { acceptCookies, refuseCookies } = await import("@roomwright/contract/accounts/calls")
  const call = siteCall(language)
  await (answer === "accepted" ? call(acceptCookies, {}) : call(refuseCookies, {}))
}

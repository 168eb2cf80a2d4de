import { limits } from "@roomwright/contract/limits"
import { findCookie, writeCookie } from "../cookie.ts"

export type CookieAnswer = "accepted" | "refused"

const cookieName = "cookie-agreement"
const listeners = new Set<() => void>()
/** What was answered here, for browsers that keep no cookie. */
let answeredHere: CookieAnswer | null = null

export function subscribeCookieAnswer(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may have answered meanwhile.
  document.addEventListener("visibilitychange", listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener("visibilitychange", listener)
  }
}

export function currentCookieAnswer(): CookieAnswer | null {
  const kept = findCookie(document.cookie, cookieName)
  return kept === "accepted" || kept === "refused" ? kept : answeredHere
}

/** Remembers the answer for a year. */
export function answerCookies(answer: CookieAnswer): void {
  writeCookie(cookieName, answer, limits.cookieAnswerDays)
  answeredHere = answer
  for (const listener of listeners) listener()
}

import { limits } from "@roomwright/contract/limits"
import { findCookie, writeCookie } from "./cookie.ts"

export type CookieAnswer = "accepted" | "refused"
/** What the notice shows: nothing, the question for the first time, or again with the answer that stands. */
export type CookieNotice = "closed" | "unanswered" | CookieAnswer

const cookieName = "cookie-agreement"
const listeners = new Set<() => void>()
let reopened = false
/** What was answered here, for browsers that keep no cookie. */
let answeredHere: CookieAnswer | null = null

export function subscribeCookieNotice(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may have answered meanwhile.
  document.addEventListener("visibilitychange", listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener("visibilitychange", listener)
  }
}

export function currentCookieNotice(): CookieNotice {
  const answer = readCookieAnswer()
  if (answer === null) return "unanswered"
  return reopened ? answer : "closed"
}

export function readCookieAnswer(): CookieAnswer | null {
  const kept = findCookie(document.cookie, cookieName)
  return kept === "accepted" || kept === "refused" ? kept : answeredHere
}

/** Remembers the answer for a year and closes the notice. */
export function answerCookies(answer: CookieAnswer): void {
  writeCookie(cookieName, answer, limits.cookieAnswerDays)
  answeredHere = answer
  reopened = false
  tell()
}

export function openCookieSettings(): void {
  reopened = true
  tell()
}

/** Leaves an answer as it is; without one the notice stays. */
export function closeCookieSettings(): void {
  reopened = false
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

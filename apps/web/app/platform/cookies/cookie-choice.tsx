import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useSyncExternalStore } from "react"
import { Link } from "react-router"
import { useLanguage, useText } from "../locale/locale.tsx"
import type { Language } from "@roomwright/contract/language"
import { siteCall } from "../site-call.ts"
import { currentSession } from "../session/session-store.ts"
import { limits } from "@roomwright/contract/limits"
import { findCookie, writeCookie } from "../cookie.ts"

const cookieName = "cookie-agreement"
const listeners = new Set<() => void>()

/** What was answered here, for browsers that keep no cookie. */
let answeredHere: CookieAnswer | null = null

const answers = [
  ["refused", "cookies.refuse"],
  ["accepted", "cookies.accept"],
] as const

/**
 * Says which cookies there are and takes an answer. Only necessary ones are set, so it waits in its place and covers
 * nothing. The server leaves the answer out, so that kept pages are the same for everybody.
 */
export function CookieChoice() {
  const t = useText()
  const language = useLanguage()
  const answered = useSyncExternalStore(subscribeCookieAnswer, currentCookieAnswer, () => null)
  const answer = (given: CookieAnswer) => {
    answerCookies(given)
    // The cookie has the answer, whatever becomes of the account's copy.
    recordCookieAnswer(given, language).catch(() => {})
  }
  return (
    <div role="group" aria-label={t("cookies.title")} className="@container text-14">
      <div className="flex flex-col gap-x-10 gap-y-3 @2xl:flex-row @2xl:items-center @2xl:justify-between">
        <p className="max-w-measure text-ink-2">
          {t("cookies.text")}{" "}
          <Link
            to={pagePaths.privacy}
            className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
          >
            {t("cookies.more")}
          </Link>{" "}
          <span role="status" className="text-ink">
            {answered ? t(`cookies.${answered}`) : null}
          </span>
        </p>
        <div className="grid flex-none grid-cols-2 gap-2 @2xl:w-64">
          {answers.map(([value, text]) => (
            <Button
              key={value}
              small
              aria-pressed={answered === value}
              onClick={() => answer(value)}
              className="min-h-10 aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
            >
              {t(text)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Records the answer about cookies with the account of a signed-in reader; for a visitor the cookie is all. */
async function recordCookieAnswer(answer: CookieAnswer, language: Language): Promise<void> {
  if (currentSession() === null) return
  // Only who is signed in needs what describes the calls of accounts.
  const { acceptCookies, refuseCookies } = await import("@roomwright/contract/accounts/calls")
  const call = siteCall(language)
  await (answer === "accepted" ? call(acceptCookies, {}) : call(refuseCookies, {}))
}

type CookieAnswer = "accepted" | "refused"

function subscribeCookieAnswer(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may have answered meanwhile.
  document.addEventListener("visibilitychange", listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener("visibilitychange", listener)
  }
}

function currentCookieAnswer(): CookieAnswer | null {
  const kept = findCookie(document.cookie, cookieName)
  return kept === "accepted" || kept === "refused" ? kept : answeredHere
}

/** Remembers the answer for a year. */
function answerCookies(answer: CookieAnswer): void {
  writeCookie(cookieName, answer, limits.cookieAnswerDays)
  answeredHere = answer
  for (const listener of listeners) listener()
}

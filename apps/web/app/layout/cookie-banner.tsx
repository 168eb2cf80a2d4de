import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { Link } from "react-router"
import {
  answerCookies,
  closeCookieSettings,
  currentCookieNotice,
  openCookieSettings,
  subscribeCookieNotice,
  type CookieAnswer,
  type CookieNotice,
} from "../platform/cookie-notice.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { noteCookieAnswer } from "../platform/note-cookie-answer.ts"
import { setNoticeRoom, useNoticeRoom } from "../platform/notice-room.ts"

/**
 * Asks about cookies until there is an answer. Only the browser knows whether there is one: the server leaves it out,
 * so that kept pages are the same for everybody.
 */
export function CookieBanner() {
  const notice = useSyncExternalStore(subscribeCookieNotice, currentCookieNotice, () => "closed" as const)
  return notice === "closed" ? null : <Notice notice={notice} />
}

function Notice({ notice }: { readonly notice: Exclude<CookieNotice, "closed"> }) {
  const t = useText()
  const language = useLanguage()
  const root = useRef<HTMLElement>(null)
  const isAgain = notice !== "unanswered"
  useRoomBelow(root)
  useFocusWhile(isAgain, root)
  const answer = (given: CookieAnswer) => {
    answerCookies(given)
    // The cookie has the answer, whatever becomes of the account's copy.
    noteCookieAnswer(given, language).catch(() => {})
  }
  return (
    // It fades in: browsers take what begins unseen for no part of the page's own first paint.
    // Escape is a short way out for who opened it; the buttons are the plain one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-label={t("cookies.title")}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") closeCookieSettings()
      }}
      className="fade-in fixed inset-x-gutter bottom-[calc(var(--spacing-bar)+12px)] z-10 max-h-[50dvh] overflow-y-auto rounded-card border border-line bg-card p-4 text-14 leading-normal shadow-float outline-none sm:left-auto sm:w-96 md:right-6 md:bottom-6"
    >
      <p className="text-ink-2">
        {t("cookies.text")} {isAgain ? `${t(`cookies.${notice}`)} ` : null}
        <Link
          to={pagePaths.privacy}
          className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
        >
          {t("cookies.more")}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button small onClick={() => answer("refused")}>
          {t("cookies.refuse")}
        </Button>
        <Button small onClick={() => answer("accepted")}>
          {t("cookies.accept")}
        </Button>
      </div>
    </section>
  )
}

/** Keeps what gets the focus above it, and tells how much room it takes. */
function useRoomBelow(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const taken = Math.ceil(innerHeight - element.getBoundingClientRect().top)
      style.scrollPaddingBottom = `${taken + 8}px`
      setNoticeRoom(taken)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ""
      setNoticeRoom(0)
    }
  }, [root])
}

/** At the page's end: lets everything be scrolled out from under the notice. */
export function RoomUnderNotice() {
  const height = useNoticeRoom()
  return height === 0 ? null : <div className="bg-sunk" style={{ height }} />
}

/** Who opens the notice finds it focused, and is back where he was afterwards. */
function useFocusWhile(isAgain: boolean, root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAgain) return
    const before = document.activeElement
    root.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isAgain, root])
}

/** Opens the notice again, for the footer. */
export function CookieSettingsButton({ className }: { readonly className: string }) {
  const t = useText()
  return (
    <button type="button" onClick={openCookieSettings} className={className}>
      {t("cookies.settings")}
    </button>
  )
}

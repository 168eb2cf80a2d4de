import { requestLogin } from "../dialogs/modal-store.ts"
import { siteTexts } from "../locale/site-texts.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { showToast } from "../toast-store.ts"
import { currentSession, forgetSession } from "./session-store.ts"

/**
 * Runs what only a signed-in user may do. A visitor is told to log in first; after a login the action goes on where
 * the reader is.
 */
export function requireLogin(action: () => void): void {
  if (currentSession()) return action()
  showToast("warning", siteTexts(shownLanguage())("session.loginFirst"))
  requestLogin((isSignedIn) => {
    if (isSignedIn) action()
  })
}

/** The server says that only signed-in users may: the same, with nothing to go on with. */
export function requestLoginFirst(): void {
  showToast("warning", siteTexts(shownLanguage())("session.loginFirst"))
  requestLogin()
}

/**
 * The server refused this token (401): signs out here and asks for a login, once however many calls fail together.
 * The page stays as it is, with all that was typed.
 */
export function endSession(token: string): void {
  // Another call was first, or somebody has signed in since.
  if (currentSession()?.token !== token) return
  forgetSession()
  showToast("warning", siteTexts(shownLanguage())("session.loginAgain"))
  requestLogin()
}

import { ApiError } from "../api.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { siteCall, type SiteCall } from "../site-call.ts"
import { currentSession } from "./session-store.ts"

/** Thrown by the loader of a private page for a visitor: the page asks them to log in, then loads. */
export class LoginNeeded extends Error {
  constructor() {
    super("Only signed-in users may see this page.")
    this.name = "LoginNeeded"
  }
}

/** The calls of a private page's `clientLoader`; throws `LoginNeeded` for visitors. */
export function signedInCall(): SiteCall {
  if (!currentSession()) throw new LoginNeeded()
  return siteCall(shownLanguage())
}

/** True for everything that a loader throws because nobody is signed in (any more). */
export const isLoginNeeded = (error: unknown): boolean =>
  error instanceof LoginNeeded ||
  (error instanceof ApiError && (error.status === 401 || error.is("loginRequired")))

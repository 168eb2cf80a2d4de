import { pagePaths } from "@roomwright/contract/page-paths"
import { redirectDocument } from "react-router"
import { ApiError } from "../platform/api.ts"
import { rememberLanguage } from "../platform/locale/switch-language.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { LoginNeeded } from "../platform/session/signed-in-call.ts"
import { StudioSignedOut, ensureStudioSession, openByHandOff } from "./studio-session.ts"
import { takeHandOff } from "./take-hand-off.ts"

/**
 * Sees to it that this window has a session of the studio: by what the menu handed over, or by the session of the site.
 * Throws what asks for a login, or leads who may not to the plans.
 */
export async function enterStudio(): Promise<void> {
  const { token, language } = takeHandOff()
  if (token !== null) await openByHandOff(token)
  if (language !== null && language !== shownLanguage()) {
    rememberLanguage(language)
    location.reload()
    // The page that comes goes on.
    await new Promise(() => {})
  }
  try {
    await ensureStudioSession()
  } catch (error) {
    if (error instanceof StudioSignedOut) throw new LoginNeeded()
    if (error instanceof ApiError && error.is("studioForDesigners")) throw redirectDocument(pagePaths.price)
    throw error
  }
}

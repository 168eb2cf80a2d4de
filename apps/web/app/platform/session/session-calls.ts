import { readProfile } from "@roomwright/contract/accounts/calls"
import { logout } from "@roomwright/contract/accounts/sign-in"
import { shownLanguage } from "../locale/shown-language.ts"
import { plainCall } from "../plain-call.ts"
import { siteCall } from "../site-call.ts"
import { notifyOtherTabs } from "./other-tabs.ts"
import { currentSession, forgetSession, saveSummary } from "./session-store.ts"

/** Fetches the profile of who is signed in into the session. Without the network it stays as it is. */
export async function fetchSummary(): Promise<void> {
  if (!currentSession()) return
  const profile = await siteCall(shownLanguage())(readProfile, {}).catch(() => null)
  if (profile) saveSummary(profile)
}

/**
 * Ends the session on the server and forgets it here, in this order; a server that does not answer keeps nobody
 * signed in. Where to go next is the caller's: the specification says the front page.
 */
export async function logOut(): Promise<void> {
  if (currentSession()) await plainCall(shownLanguage())(logout, {}).catch(() => {})
  forgetSession()
  notifyOtherTabs()
}

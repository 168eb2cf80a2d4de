import { readProfile, type Profile } from "@roomwright/contract/accounts/calls"
import { readDesigner, type DesignerDetail } from "@roomwright/contract/works/designers"
import { redirect } from "react-router"
import { accountTexts } from "../../platform/locale/account-texts.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import {
  dashboardOf,
  kindOf,
  mayEnterDashboard,
  type UserKind,
} from "../../platform/session/role-dashboard.ts"
import { saveSummary } from "../../platform/session/session-store.ts"
import { isLoginNeeded, signedInCall } from "../../platform/session/signed-in-call.ts"
import type { SiteCall } from "../../platform/site-call.ts"
import { dashboardTexts } from "./dashboard-texts.ts"

interface Own {
  readonly call: SiteCall
  readonly profile: Profile
  /** The designer's public page; null for others, and as long as there is nothing on it. */
  readonly publicPage: DesignerDetail | null
}

/** What every page of one's own area begins with. Throws `LoginNeeded` for visitors. */
export async function readOwn(): Promise<Own> {
  const call = signedInCall()
  const language = shownLanguage()
  const [profile] = await Promise.all([
    call(readProfile, {}),
    dashboardTexts.load(language),
    accountTexts.load(language),
  ])
  saveSummary(profile)
  const isDesigner = kindOf(rolesOf(profile)) === "designer"
  const publicPage = isDesigner ? await orNothing(call(readDesigner, { params: { id: profile.id } })) : null
  return { call, profile, publicPage }
}

/** The same for the home of one kind of user; whoever may not enter it is led to their own. */
export async function readOwnDashboard(kind: UserKind): Promise<Own> {
  const own = await readOwn()
  const roles = rolesOf(own.profile)
  if (!mayEnterDashboard(kind, roles)) throw redirect(dashboardOf(roles))
  return own
}

export const rolesOf = (profile: Profile): readonly string[] => profile.roles.map(({ name }) => name)

/** What a page can do without: null when it does not come. */
export const orNothing = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (isLoginNeeded(error)) throw error
    return null
  })

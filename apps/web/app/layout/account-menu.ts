import { pagePaths } from "@roomwright/contract/page-paths"
import { openModal } from "../platform/dialogs/modal-store.ts"
import type { SiteTextId } from "../platform/locale/site-texts.ts"
import { homeOf } from "../platform/session/role-home.ts"
import { isStaff } from "../platform/session/staff.ts"
import type { Session } from "../platform/session/session-store.ts"

/** The names of who is signed in: of the profile, or of the token until it has arrived. */
export const rolesOf = (session: Session | null): readonly string[] =>
  session?.summary?.roles.map(({ name }) => name) ?? session?.user?.roles ?? []

/** Those whom the studio will open for; until there is one they have no entry to it. Everybody else is led to the plans. */
const isForStudio = (role: string): boolean => role !== "ROLE_USER"

interface MenuLink {
  readonly text: SiteTextId
  readonly path: string
}
interface MenuAction {
  readonly text: SiteTextId
  readonly act: () => void
}

/** The entries of the avatar menu, in their order. */
export function accountMenu(roles: readonly string[]): readonly (MenuLink | MenuAction)[] {
  return [
    { text: "menu.home", path: homeOf(roles) },
    ...(isStaff(roles) ? [{ text: "menu.desk", path: pagePaths.desk } as const] : []),
    ...(roles.some(isForStudio) ? [] : [{ text: "menu.startDesign", path: pagePaths.price } as const]),
    { text: "menu.changePassword", act: () => openModal("update") },
    { text: "menu.logOut", act: () => openModal("tips") },
  ]
}

/** What the reader is called; "" before anything is known. */
export const nameOf = (session: Session | null): string =>
  session?.summary?.nickname ?? session?.user?.nickname ?? ""

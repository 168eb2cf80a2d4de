import { pagePaths } from "@roomwright/contract/page-paths"
import { openModal } from "../platform/dialogs/modal-store.ts"
import type { SiteTextId } from "../platform/locale/site-texts.ts"
import { dashboardOf, mayDesign } from "../platform/session/role-dashboard.ts"
import { isStaff } from "../platform/session/staff.ts"
import { startDesign } from "../platform/start-design/start-design.ts"

interface MenuLink {
  readonly text: SiteTextId
  readonly path: string
}
interface MenuAction {
  readonly text: SiteTextId
  readonly opens: "dialog" | "window"
  readonly act: () => void
}

/** The entries of the avatar menu, in their order. The studio opens for whoever is more than a user; others see the plans. */
export function accountMenu(roles: readonly string[]): readonly (MenuLink | MenuAction)[] {
  return [
    { text: "menu.home", path: dashboardOf(roles) },
    ...(isStaff(roles) ? [{ text: "menu.admin", path: pagePaths.admin } as const] : []),
    mayDesign(roles)
      ? { text: "menu.startDesign", opens: "window", act: startDesign }
      : { text: "menu.startDesign", path: pagePaths.price },
    { text: "menu.changePassword", opens: "dialog", act: () => openModal("update") },
    { text: "menu.logOut", opens: "dialog", act: () => openModal("tips") },
  ]
}

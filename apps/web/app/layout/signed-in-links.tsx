import { pagePaths } from "@roomwright/contract/page-paths"
import { Avatar } from "@roomwright/ui/avatar"
import { Icon } from "@roomwright/ui/icon"
import { Bell } from "lucide-react"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { dashboardOf } from "../platform/session/role-dashboard.ts"
import { nameOf, rolesOf } from "./person.ts"

export const bellClass = "relative inline-grid size-10 place-items-center rounded-control hover:bg-sunk"

/**
 * The bell as a link to the notifications: what phones have, and every screen until the panel's code is there. It is in every
 * page: the style sheet hides it from visitors.
 */
export function BellLink() {
  const t = useText()
  return (
    <div className="for-users flex items-center">
      <Link to={pagePaths.notifications} aria-label={t("bell.label")} className={bellClass}>
        <Icon of={Bell} size={20} />
      </Link>
    </div>
  )
}

/** The disc as a link home; its place has the same size before the name is known. */
export function AvatarLink() {
  const t = useText()
  const session = useSession()
  return (
    <div className="for-users flex items-center">
      <Link to={dashboardOf(rolesOf(session))} aria-label={t("menu.home")} className="grid rounded-pill">
        <Avatar name={nameOf(session)} picture={session?.summary?.avatar ?? null} />
      </Link>
    </div>
  )
}

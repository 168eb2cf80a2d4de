import { notificationLimits } from "@roomwright/contract/notifications/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Icon } from "@roomwright/ui/icon"
import { Bell } from "lucide-react"
import { lazy, Suspense, useEffect } from "react"
import { Link } from "react-router"
import { notificationTexts } from "../notifications/notification-texts.ts"
import { refreshInbox, useInbox } from "../platform/inbox/inbox-store.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { Menu } from "./menu.tsx"
import { bellClass } from "./signed-in-links.tsx"
import type { OpenMenu } from "./use-open-menu.ts"

/** Its code comes with the first look, and the names of the kinds of notifications. */
const NotificationPanel = lazy(async () => {
  const [code] = await Promise.all([
    import("./notification-panel.tsx"),
    notificationTexts.load(shownLanguage()),
  ])
  return { default: code.NotificationPanel }
})

/** The bell of a signed-in reader with what is unread; on phones it leads to the notifications. */
export function NotificationBell({ menus }: { readonly menus: OpenMenu }) {
  const t = useText()
  const language = useLanguage()
  const total = useInbox()?.total ?? 0
  // Notifications are worded by the server.
  useEffect(() => refreshInbox(), [language])
  const label = total > 0 ? t("bell.unread", { count: total }) : t("bell.label")
  const bell = (
    <>
      <Icon of={Bell} size={20} />
      {total > 0 ? <Badge total={total} /> : null}
    </>
  )
  return (
    <div className="for-users flex items-center">
      <span role="status" className="sr-only">
        {total > 0 ? t("bell.unread", { count: total }) : ""}
      </span>
      <Link to={pagePaths.notifications} aria-label={label} className={`${bellClass} md:hidden`}>
        {bell}
      </Link>
      <div className="max-md:hidden">
        <Menu
          name="notifications"
          menus={menus}
          align="right"
          plain
          panel
          label={label}
          button={bell}
          buttonClassName={bellClass}
        >
          {menus.open === "notifications" ? (
            <Suspense>
              <NotificationPanel onLeave={() => menus.hide("notifications")} />
            </Suspense>
          ) : null}
        </Menu>
      </div>
    </div>
  )
}

function Badge({ total }: { readonly total: number }) {
  const { badgeMax } = notificationLimits
  return (
    <span
      aria-hidden
      className="num absolute top-0.5 left-1/2 min-w-[18px] rounded-pill bg-accent px-1 text-center text-11 leading-[18px] font-semibold text-on-accent"
    >
      {total > badgeMax ? `${badgeMax}+` : total}
    </span>
  )
}

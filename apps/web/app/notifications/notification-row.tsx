import type { Notification } from "@roomwright/contract/notifications/calls"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { NotificationIcon } from "../platform/inbox/notification-icon.tsx"
import { Ago } from "../platform/locale/ago.tsx"
import { useNotificationText } from "./notification-texts.ts"

interface NotificationRowProps {
  readonly notification: Notification
  readonly search: URLSearchParams
  readonly isShown: boolean
}

/** A notification in the list; opening it keeps the filters and the page. */
export function NotificationRow({ notification, search, isShown }: NotificationRowProps) {
  const t = useNotificationText()
  const address = new URLSearchParams(search)
  address.set("id", notification.id)
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={`?${address.toString()}`}
        preventScrollReset
        aria-current={isShown ? "true" : undefined}
        className={classNames("flex gap-3.5 px-4 py-3.5 sm:px-5", isShown ? "bg-sunk" : "hover:bg-sunk")}
      >
        <NotificationIcon type={notification.type} />
        <span className="grid min-w-0 flex-1">
          <span className={classNames("wrap-anywhere", notification.status ? "text-ink-2" : "font-medium")}>
            {notification.title}
          </span>
          <span className="truncate text-14 text-ink-2">{notification.content}</span>
          <span className="text-12 text-ink-2">
            {t(`notifications.kind.${notification.type}`)} · <Ago iso={notification.createdAt} />
          </span>
        </span>
        {notification.status ? null : (
          <span className="mt-2 size-2 flex-none rounded-pill bg-accent">
            <span className="sr-only">{t("notifications.unread")}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

import type { Mail } from "@roomwright/contract/notifications/calls"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { MailIcon } from "../platform/inbox/notification-icon.tsx"
import { Ago } from "../platform/locale/ago.tsx"
import { useNoticeText } from "./notification-texts.ts"

interface NoticeRowProps {
  readonly mail: Mail
  readonly search: URLSearchParams
  readonly isShown: boolean
}

/** A notice in the list; opening it keeps the filters and the page. */
export function NoticeRow({ mail, search, isShown }: NoticeRowProps) {
  const t = useNoticeText()
  const address = new URLSearchParams(search)
  address.set("id", mail.id)
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={`?${address.toString()}`}
        preventScrollReset
        aria-current={isShown ? "true" : undefined}
        className={classNames("flex gap-3.5 px-4 py-3.5 sm:px-5", isShown ? "bg-sunk" : "hover:bg-sunk")}
      >
        <MailIcon type={mail.type} />
        <span className="grid min-w-0 flex-1">
          <span className={classNames("wrap-anywhere", mail.status ? "text-ink-2" : "font-medium")}>
            {mail.title}
          </span>
          <span className="truncate text-14 text-ink-2">{mail.content}</span>
          <span className="text-12 text-ink-2">
            {t(`notifications.kind.${mail.type}`)} · <Ago iso={mail.createdAt} />
          </span>
        </span>
        {mail.status ? null : (
          <span className="mt-2 size-2 flex-none rounded-pill bg-accent">
            <span className="sr-only">{t("notifications.unread")}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

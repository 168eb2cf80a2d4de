import type { Notification } from "@roomwright/contract/notifications/calls"
import { readAllNotifications } from "@roomwright/contract/notifications/calls"
import { notificationPath, pagePaths } from "@roomwright/contract/page-paths"
import { MailboxDrawing } from "@roomwright/ui/drawings"
import { Icon } from "@roomwright/ui/icon"
import { ArrowRight } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useNotificationText } from "../notifications/notification-texts.ts"
import { refreshInbox, useInbox } from "../platform/inbox/inbox-store.ts"
import { NotificationIcon } from "../platform/inbox/notification-icon.tsx"
import { Ago } from "../platform/locale/ago.tsx"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

const shownAtOnce = 6

/** What the bell opens: the newest unread notifications, or that there are none. */
export function NotificationPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  const language = useLanguage()
  const inbox = useInbox()
  const [isBusy, setIsBusy] = useState(false)
  const newest = inbox?.notifications[0]
  const readAll = async (upTo: number): Promise<void> => {
    setIsBusy(true)
    try {
      await siteCall(language)(readAllNotifications, { body: { upTo } })
      refreshInbox()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) showToast("error", error.message)
    }
    setIsBusy(false)
  }
  return (
    <section
      aria-label={t("bell.label")}
      className="w-[400px] max-w-[calc(100vw-2rem)] overflow-hidden rounded-card border border-line bg-card shadow-float"
    >
      <header className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 className="font-sans text-16 font-medium">{t("bell.label")}</h2>
        {newest ? (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void readAll(newest.number)}
            className="min-h-8 rounded-control text-14 text-accent hover:underline"
          >
            {t("bell.readAll")}
          </button>
        ) : null}
      </header>
      {inbox === null ? (
        <PanelSkeleton label={t("shell.loading")} />
      ) : inbox.notifications.length === 0 ? (
        <div className="grid justify-items-center px-8 pt-8 pb-10 text-center">
          <div className="mb-4 w-40 text-ink-2">
            <MailboxDrawing />
          </div>
          <p className="text-18">{t("bell.none")}</p>
          <p className="mt-1 text-14 text-ink-2">{t("bell.noneText")}</p>
        </div>
      ) : (
        <ul className="max-h-[min(60vh,520px)] overflow-y-auto">
          {inbox.notifications.slice(0, shownAtOnce).map((notification) => (
            <li key={notification.id} className="border-b border-line">
              <PanelRow notification={notification} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <footer className="flex items-center justify-between gap-4 px-5 py-3 text-14">
        <Link
          to={pagePaths.notifications}
          onClick={onLeave}
          className="inline-flex min-h-8 items-center gap-1.5 text-accent hover:underline"
        >
          {t("bell.all")}
          <Icon of={ArrowRight} size={16} />
        </Link>
        <Link
          to={pagePaths.notificationSettings}
          onClick={onLeave}
          className="inline-flex min-h-8 items-center text-ink-2 hover:text-ink"
        >
          {t("bell.settings")}
        </Link>
      </footer>
    </section>
  )
}

function PanelRow({
  notification,
  onLeave,
}: {
  readonly notification: Notification
  readonly onLeave: () => void
}) {
  const t = useNotificationText()
  return (
    <Link
      to={notificationPath(notification.id)}
      onClick={onLeave}
      className="flex gap-3.5 px-5 py-3.5 hover:bg-sunk"
    >
      <NotificationIcon type={notification.type} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-15 font-medium">{notification.title}</span>
        <span className="line-clamp-2 text-14 wrap-anywhere text-ink-2">{notification.content}</span>
        <span className="text-12 text-ink-2">
          {t(`notifications.kind.${notification.type}`)} · <Ago iso={notification.createdAt} />
        </span>
      </span>
      <span aria-hidden className="mt-2 size-2 flex-none rounded-pill bg-accent" />
    </Link>
  )
}

function PanelSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-busy className="grid gap-4 border-b border-line px-5 py-4">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((row) => (
        <span key={row} aria-hidden className="flex gap-3.5">
          <span className="size-9 rounded-pill bg-sunk" />
          <span className="grid flex-1 gap-2">
            <span className="h-4 w-2/3 rounded-control bg-sunk" />
            <span className="h-4 rounded-control bg-sunk" />
          </span>
        </span>
      ))}
    </div>
  )
}

import { deleteNotification, type Notification } from "@roomwright/contract/notifications/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { ArrowLeft, Trash2 } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { ApiError } from "../platform/api.ts"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { refreshInbox } from "../platform/inbox/inbox-store.ts"
import { NotificationIcon } from "../platform/inbox/notification-icon.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useNotificationText } from "./notification-texts.ts"

interface NotificationDetailProps {
  readonly shown: Notification | "gone" | null
  readonly search: URLSearchParams
}

/** The notification that is read, or what to do to read one. */
export function NotificationDetail({ shown, search }: NotificationDetailProps) {
  const t = useNotificationText()
  const back = new URLSearchParams(search)
  back.delete("id")
  const listAddress = `?${back.toString()}`
  if (shown === null)
    return (
      <p className="hidden rounded-card border border-dashed border-line-2 px-6 py-16 text-center text-ink-2 lg:block">
        {t("notifications.choose")}
      </p>
    )
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <Link
        to={listAddress}
        className="mb-3 inline-flex min-h-10 items-center gap-1.5 text-15 text-accent lg:hidden"
      >
        <Icon of={ArrowLeft} size={18} />
        {t("notifications.back")}
      </Link>
      {shown === "gone" ? (
        <p
          role="status"
          className="rounded-card border border-line bg-card px-6 py-10 text-center text-ink-2"
        >
          {t("notifications.gone")}
        </p>
      ) : (
        <ShownNotification key={shown.id} notification={shown} listAddress={listAddress} />
      )}
    </div>
  )
}

function ShownNotification({
  notification,
  listAddress,
}: {
  readonly notification: Notification
  readonly listAddress: string
}) {
  const t = useNotificationText()
  const language = useLanguage()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  // Whoever opens a notification goes on reading there, by keyboard and screen reader, too.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const remove = async (): Promise<void> => {
    setIsAsking(false)
    try {
      await siteCall(language)(deleteNotification, { params: { id: notification.id } })
      refreshInbox()
      showToast("success", t("notifications.deleted"))
      await navigate(listAddress, { replace: true, preventScrollReset: true })
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) showToast("error", error.message)
    }
  }
  return (
    <article className="rounded-card border border-line bg-card p-5 sm:p-7">
      <div className="flex gap-4">
        <NotificationIcon type={notification.type} />
        <div className="min-w-0">
          <p className="text-14 text-ink-2">
            {t(`notifications.kind.${notification.type}`)} · <Moment iso={notification.createdAt} />
          </p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-22 wrap-anywhere outline-none">
            {notification.title}
          </h2>
        </div>
      </div>
      <div className="mt-5 max-w-measure wrap-anywhere whitespace-pre-line">{notification.content}</div>
      <div className="mt-7 flex flex-wrap gap-3">
        {notification.link === null ? null : (
          <Link to={notification.link} className={buttonClass("primary")}>
            {t("notifications.open")}
          </Link>
        )}
        <Button onClick={() => setIsAsking(true)}>
          <Icon of={Trash2} size={18} />
          {t("notifications.delete")}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t("notifications.deleteTitle")}
          text={t("notifications.deleteText", { title: notification.title })}
          confirmText={t("notifications.delete")}
          cancelText={t("notifications.keep")}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </article>
  )
}

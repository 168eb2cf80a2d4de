import { readAllNotifications } from "@roomwright/contract/notifications/calls"
import { notificationTypesFor } from "@roomwright/contract/notifications/types"
import { useState } from "react"
import { Link, useNavigate, useRevalidator } from "react-router"
import { ApiError } from "../platform/api.ts"
import { withParameters } from "../platform/filter-address.ts"
import { refreshInbox, useInbox } from "../platform/inbox/inbox-store.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useNotificationText } from "./notification-texts.ts"

interface NotificationFiltersProps {
  readonly search: URLSearchParams
  /** The number of the newest notification that is shown; null when there is none. */
  readonly newest: number | null
}

/** What the list shows: all or unread ones, of every kind or of one. */
export function NotificationFilters({ search, newest }: NotificationFiltersProps) {
  const t = useNotificationText()
  const navigate = useNavigate()
  const roles = useSession()?.user?.roles ?? []
  const isUnread = search.get("state") === "unread"
  const to = (changes: Readonly<Record<string, string | null>>) =>
    withParameters(search, { id: null, ...changes })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <nav aria-label={t("notifications.filter")} className="flex gap-2">
        <Link
          to={to({ state: null })}
          preventScrollReset
          aria-current={isUnread ? undefined : "true"}
          className={chipClass(!isUnread)}
        >
          {t("notifications.filter.all")}
        </Link>
        <Link
          to={to({ state: "unread" })}
          preventScrollReset
          aria-current={isUnread ? "true" : undefined}
          className={chipClass(isUnread)}
        >
          {t("notifications.filter.unread")}
        </Link>
      </nav>
      <select
        aria-label={t("notifications.type")}
        value={search.get("type") ?? ""}
        onChange={({ target }) =>
          void navigate(to({ type: target.value === "" ? null : target.value }), { preventScrollReset: true })
        }
        className="min-h-10 max-w-56 rounded-pill border border-field bg-card px-3 text-14 md:min-h-8"
      >
        <option value="">{t("notifications.type.any")}</option>
        {notificationTypesFor(roles).map((type) => (
          <option key={type} value={type}>
            {t(`notifications.kind.${type}`)}
          </option>
        ))}
      </select>
      <ReadAll newest={newest} />
    </div>
  )
}

/** Marks what was there when the page was made, not what came since. */
function ReadAll({ newest }: { readonly newest: number | null }) {
  const t = useNotificationText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const inbox = useInbox()
  const [isBusy, setIsBusy] = useState(false)
  const upTo = Math.max(newest ?? 0, inbox?.notifications[0]?.number ?? 0)
  if (upTo === 0 || inbox?.total === 0) return null
  const readAll = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await siteCall(language)(readAllNotifications, { body: { upTo } })
      refreshInbox()
      await revalidate()
      showToast("success", t("notifications.allRead"))
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) showToast("error", error.message)
    }
    setIsBusy(false)
  }
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void readAll()}
      className="ml-auto min-h-10 rounded-control text-14 text-accent hover:underline md:min-h-8"
    >
      {t("notifications.readAll")}
    </button>
  )
}

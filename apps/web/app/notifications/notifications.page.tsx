import {
  listNotifications,
  readNotification,
  type Notification,
} from "@roomwright/contract/notifications/calls"
import { isNotificationType } from "@roomwright/contract/notifications/types"
import { pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { SlidersHorizontal } from "lucide-react"
import { useEffect, useRef } from "react"
import { Link, useRevalidator, useSearchParams } from "react-router"
import { ApiError } from "../platform/api.ts"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { refreshInbox, useInbox } from "../platform/inbox/inbox-store.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { SiteCall } from "../platform/site-call.ts"
import type { Route } from "./+types/notifications.page"
import { NotificationDetail } from "./notification-detail.tsx"
import { NotificationFilters } from "./notification-filters.tsx"
import { NotificationRow } from "./notification-row.tsx"
import { notificationTexts, useNotificationText } from "./notification-texts.ts"
import { buttonClass } from "@roomwright/ui/button"
import { MailboxDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

const notificationsOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const search = new URL(request.url).searchParams
  const type = search.get("type")
  const id = search.get("id")
  // Opened before the list is asked for: there it is read already.
  const shown = id === null ? null : await openNotification(call, id)
  const [notifications] = await Promise.all([
    call(listNotifications, {
      query: {
        ...toApiPage(pickParameters(search, ["page"])),
        size: notificationsOnPage,
        ...(search.get("state") === "unread" ? { status: "false" as const } : {}),
        ...(isNotificationType(type) ? { type } : {}),
      },
    }),
    notificationTexts.load(shownLanguage()),
  ])
  return { notifications, shown }
}

/** `gone` for what is not there, or not this reader's. */
async function openNotification(call: SiteCall, id: string): Promise<Notification | "gone"> {
  try {
    return await call(readNotification, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "gone"
    throw error
  }
}

/** The list of notifications beside the one that is read; on a phone one or the other. */
export default function NotificationsPage({ loaderData: { notifications, shown } }: Route.ComponentProps) {
  const t = useNotificationText()
  const [search] = useSearchParams()
  useUpToDate(shown)
  const isFiltered = search.get("state") !== null || search.get("type") !== null
  const isEmpty = notifications.totalElements === 0
  return (
    <div className="wrap py-6 md:py-10">
      <title>{`${t("notifications.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {/* On a phone the notification alone is shown: the page keeps its name. */}
      {shown ? <h1 className="sr-only lg:hidden">{t("notifications.title")}</h1> : null}
      <header
        className={classNames(
          "mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3",
          shown && "max-lg:hidden",
        )}
      >
        <div>
          <h1 className="text-36">{t("notifications.title")}</h1>
          <p className="mt-1.5 text-ink-2">{t("notifications.intro")}</p>
        </div>
        <Link
          to={pagePaths.notificationSettings}
          className="inline-flex min-h-10 items-center gap-2 text-15 text-ink-2 hover:text-ink"
        >
          <Icon of={SlidersHorizontal} size={18} />
          {t("notifications.settings")}
        </Link>
      </header>
      {isEmpty && !isFiltered && !shown ? (
        <NoNotifications />
      ) : (
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className={classNames("min-w-0", shown && "max-lg:hidden")}>
            <NotificationFilters search={search} newest={notifications.content[0]?.number ?? null} />
            {isEmpty ? (
              <NoNotifications isFiltered />
            ) : (
              <ul
                aria-label={t("notifications.list")}
                className="overflow-hidden rounded-card border border-line bg-card"
              >
                {notifications.content.map((notification) => (
                  <NotificationRow
                    key={notification.id}
                    notification={notification}
                    search={search}
                    isShown={typeof shown === "object" && shown?.id === notification.id}
                  />
                ))}
              </ul>
            )}
            <ListPages {...notifications} search={search} />
          </div>
          <NotificationDetail shown={shown} search={search} />
        </div>
      )}
    </div>
  )
}

/** The bell hears of what was read here, and the list of what the bell hears. */
function useUpToDate(shown: Notification | "gone" | null): void {
  const { revalidate } = useRevalidator()
  const newest = useInbox()?.notifications[0]?.number ?? 0
  const before = useRef(newest)
  const id = typeof shown === "object" ? shown?.id : undefined
  useEffect(() => {
    if (id !== undefined) refreshInbox()
  }, [id])
  useEffect(() => {
    const isNews = newest > before.current
    if (isNews && before.current > 0) void revalidate()
    before.current = Math.max(newest, before.current)
  }, [newest, revalidate])
}

/** Where a list of notifications has none: none at all, or none that the filters let through. */
function NoNotifications({ isFiltered = false }: { readonly isFiltered?: boolean }) {
  const t = useNotificationText()
  return (
    <EmptyState
      drawing={<MailboxDrawing />}
      title={t(isFiltered ? "notifications.noneFound" : "notifications.none")}
    >
      <p>{t(isFiltered ? "notifications.noneFoundText" : "notifications.noneText")}</p>
      {isFiltered ? (
        <p className="mt-6">
          <Link to={pagePaths.notifications} className={buttonClass()}>
            {t("notifications.showAll")}
          </Link>
        </p>
      ) : null}
    </EmptyState>
  )
}

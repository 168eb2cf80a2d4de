import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { MailboxDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { useNotificationText } from "./notification-texts.ts"

/** Where a list of notifications has none: none at all, or none that the filters let through. */
export function NoNotifications({ isFiltered = false }: { readonly isFiltered?: boolean }) {
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

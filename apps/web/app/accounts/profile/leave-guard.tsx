import { pagePaths } from "@roomwright/contract/page-paths"
import { useEffect } from "react"
import { useBlocker } from "react-router"
import { ConfirmDialog } from "../../platform/dialogs/confirm-dialog.tsx"
import { currentSession } from "../../platform/session/session-store.ts"
import { useDashboardText } from "../dashboards/dashboard-texts.ts"

/** Asks before changes are lost with the page: by links here, by the browser's own question elsewhere. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useDashboardText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Whoever has just logged out meant to leave.
    const hasLoggedOut = currentSession() === null && nextLocation.pathname === pagePaths.home
    return isDirty && nextLocation.pathname !== currentLocation.pathname && !hasLoggedOut
  })

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isDirty])

  if (blocker.state !== "blocked") return null
  return (
    <ConfirmDialog
      title={t("dashboards.leave.title")}
      text={t("dashboards.leave.text")}
      confirmText={t("dashboards.leave.leave")}
      cancelText={t("dashboards.leave.stay")}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  )
}

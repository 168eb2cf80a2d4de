import { Button } from "@roomwright/ui/button"
import { useRevalidator } from "react-router"
import { useDashboardText } from "./dashboard-texts.ts"

/** Stands where a part of the page did not come, with a way to ask again. */
export function NotLoaded() {
  const t = useDashboardText()
  const { revalidate, state } = useRevalidator()
  const isBusy = state === "loading"
  return (
    <div
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-inner bg-sunk p-4"
      role="status"
    >
      <p className="text-15 text-ink-2">{t("dashboards.list.failed")}</p>
      <Button small aria-busy={isBusy} onClick={() => void revalidate()}>
        {t("dashboards.list.again")}
      </Button>
    </div>
  )
}

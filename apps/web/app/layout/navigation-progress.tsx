import { useNavigation } from "react-router"
import { useText } from "../platform/locale/locale.tsx"

/** A line at the upper edge while the next page is on its way; quick pages never show it. */
export function NavigationProgress() {
  const t = useText()
  const { state } = useNavigation()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {state === "idle" ? null : (
        <>
          <span className="progress-line block h-full bg-accent" />
          <span className="sr-only">{t("shell.loading")}</span>
        </>
      )}
    </div>
  )
}

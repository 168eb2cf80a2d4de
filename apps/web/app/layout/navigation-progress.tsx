import { useText } from "../platform/locale/locale.tsx"

/** A line at the upper edge while the next page lets one wait. */
export function NavigationProgress({ waiting }: { readonly waiting: boolean }) {
  const t = useText()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {waiting ? (
        <>
          <span className="progress-line block h-full bg-accent" />
          <span className="sr-only">{t("shell.loading")}</span>
        </>
      ) : null}
    </div>
  )
}

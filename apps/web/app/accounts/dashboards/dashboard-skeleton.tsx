import { useText } from "../../platform/locale/locale.tsx"

const bar = "rounded-control bg-sunk"

/** A home in grey, until its data are there: export it as the page's `HydrateFallback`. */
export function DashboardSkeleton() {
  const t = useText()
  return (
    <div
      role="status"
      aria-busy
      className="wrap grid min-h-[70vh] items-start gap-x-12 gap-y-6 py-6 md:grid-cols-[220px_minmax(0,1fr)] md:py-10 lg:grid-cols-[276px_minmax(0,1fr)]"
    >
      <title>{`${t("menu.home")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <span className="sr-only">{t("shell.loading")}</span>
      <div aria-hidden className="grid gap-5">
        <div className="flex items-center gap-3.5">
          <span className="size-14 flex-none rounded-pill bg-sunk" />
          <span className="grid flex-1 gap-2">
            <span className={`h-5 w-32 max-w-full ${bar}`} />
            <span className={`h-4 w-40 max-w-full ${bar}`} />
          </span>
        </div>
        <div className="flex gap-2 md:grid md:gap-1">
          <span className={`h-10 w-28 md:w-full ${bar}`} />
          <span className={`h-10 w-28 md:w-full ${bar}`} />
          <span className={`h-10 w-28 md:w-full ${bar}`} />
        </div>
      </div>
      <div aria-hidden className="grid gap-6">
        <span className={`h-11 w-72 max-w-full ${bar}`} />
        <div className="grid gap-6 lg:grid-cols-2">
          <span className="h-56 rounded-card bg-sunk" />
          <span className="h-56 rounded-card bg-sunk" />
        </div>
        <span className="h-80 rounded-card bg-sunk" />
      </div>
    </div>
  )
}

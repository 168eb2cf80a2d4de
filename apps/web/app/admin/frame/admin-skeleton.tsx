import { useText } from "../../platform/locale/locale.tsx"

/** Stands where the back office will be until it is known who asks. */
export function AdminSkeleton() {
  const t = useText()
  return (
    <main className="min-h-screen">
      <title>{`${t("shell.loading")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <p className="sr-only" role="status" aria-busy>
        {t("shell.loading")}
      </p>
      <div className="h-header border-b border-line" aria-hidden />
      <div className="grid gap-4 p-gutter" aria-hidden>
        <span className="h-9 w-56 max-w-full rounded-control bg-sunk" />
        <span className="h-64 rounded-card bg-sunk" />
      </div>
    </main>
  )
}

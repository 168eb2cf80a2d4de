import { useText } from "../locale/locale.tsx"

/** Stands where a private page will be until its data are there: export it as the page's `HydrateFallback`. */
export function PrivatePageFallback() {
  const t = useText()
  return (
    <div className="wrap min-h-[70vh] py-12" role="status" aria-busy>
      <meta name="robots" content="noindex" />
      <span className="sr-only">{t("shell.loading")}</span>
      <div className="flex items-center gap-5" aria-hidden>
        <span className="size-24 rounded-pill bg-sunk" />
        <span className="grid flex-1 gap-3">
          <span className="h-9 w-56 max-w-full rounded-control bg-sunk" />
          <span className="h-5 w-80 max-w-full rounded-control bg-sunk" />
        </span>
      </div>
    </div>
  )
}

import { useText } from "../platform/locale/locale.tsx"

/** Stands where the studio will be, in its measures. */
export function StudioSkeleton() {
  const t = useText()
  return (
    <div role="status" aria-busy className="grid h-dvh grid-rows-[48px_1fr_28px] bg-paper text-ink">
      <meta name="robots" content="noindex" />
      <span className="sr-only">{t("shell.loading")}</span>
      <div aria-hidden className="flex items-center gap-3 border-b border-line bg-card px-4">
        <span className="size-6 rounded-control bg-sunk" />
        <span className="h-4 w-40 rounded-control bg-sunk" />
      </div>
      <div aria-hidden className="grid grid-cols-1 lg:grid-cols-[44px_272px_1fr_288px]">
        <span className="border-r border-line bg-card max-lg:hidden" />
        <span className="border-r border-line bg-card max-lg:hidden" />
        <span className="bg-paper" />
        <span className="border-l border-line bg-card max-lg:hidden" />
      </div>
      <div aria-hidden className="border-t border-line bg-card" />
    </div>
  )
}

import { buttonClass } from "@roomwright/ui/button"
import { UnpluggedLampDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Logo } from "@roomwright/ui/logo"
import { useText } from "../platform/locale/locale.tsx"

/**
 * What is shown in place of a page while there is no network. `offline-worker.js` keeps it without its scripts, so it
 * stands alone: no menus, and a link that asks for the same address again.
 */
export default function OfflinePage() {
  const t = useText()
  return (
    <main className="wrap flex min-h-dvh flex-col py-8">
      <title>{`${t("offline.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <div className="my-auto">
        <EmptyState level={1} drawing={<UnpluggedLampDrawing />} title={t("offline.title")}>
          <p>{t("offline.text")}</p>
          <p className="mt-8">
            {/* The address that was asked for, whatever it is. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="" className={buttonClass("primary")}>
              {t("offline.retry")}
            </a>
          </p>
        </EmptyState>
      </div>
    </main>
  )
}

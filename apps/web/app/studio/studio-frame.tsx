import { pagePaths } from "@roomwright/contract/page-paths"
import { Logo } from "@roomwright/ui/logo"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"

/** Pages of the studio window before a project is open in it. What leads out of it loads a page with its own theme. */
export function StudioFrame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header className="flex h-12 items-center border-b border-line bg-card px-4">
        <Link reloadDocument to={pagePaths.home} aria-label={`Roomwright · ${t("nav.home")}`}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-content px-4 py-8 outline-none sm:px-8 sm:py-12">
        {children}
      </main>
    </div>
  )
}

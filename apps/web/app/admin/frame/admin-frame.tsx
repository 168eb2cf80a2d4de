import { pagePaths } from "@roomwright/contract/page-paths"
import { Avatar } from "@roomwright/ui/avatar"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { Keyboard } from "lucide-react"
import { useState, type ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { currentEntry } from "../../platform/current-entry.ts"
import { useCurrentInSight } from "../../platform/lists/use-current-in-sight.ts"
import { useText } from "../../platform/locale/locale.tsx"
import { dashboardOf } from "../../platform/session/role-dashboard.ts"
import { adminPagesFor } from "./admin-pages.ts"
import { useAdminText } from "./admin-texts.ts"
import type { AdminPerson } from "./enter-admin.ts"
import { KeyHelp } from "../keys/key-help.tsx"
import { useAdminKeys } from "../keys/use-admin-keys.ts"
import { ProofLayer } from "../../platform/proof/proof-layer.tsx"

interface AdminFrameProps {
  readonly person: AdminPerson
  readonly waiting: boolean
  /** News of who is signed in. */
  readonly bell: ReactNode
  readonly children: ReactNode
}

const linkClass =
  "flex min-h-11 items-center gap-3 rounded-control px-3 text-14 whitespace-nowrap text-ink-2 hover:bg-sunk hover:text-ink lg:leading-tight lg:whitespace-normal aria-[current]:bg-sunk aria-[current]:font-medium aria-[current]:text-ink"

/** The frame of the back office: what one may open on the left, or in a line above on narrow screens. */
export function AdminFrame({ person, waiting, bell, children }: AdminFrameProps) {
  const site = useText()
  const t = useAdminText()
  const [helpIsOpen, setHelpIsOpen] = useState(false)
  const { pathname } = useLocation()
  const menu = useCurrentInSight<HTMLUListElement>(pathname)
  useAdminKeys({ "?": () => setHelpIsOpen(true) })
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-card px-4 py-2 shadow-float focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {site("shell.skip")}
      </a>
      <header className="flex h-header items-center gap-1 border-b border-line bg-paper px-4 sm:gap-4 lg:px-6">
        <Link
          to={pagePaths.home}
          aria-label={`Roomwright · ${site("nav.home")}`}
          className="min-w-0 rounded-control"
        >
          <Logo />
        </Link>
        <span className="border-l border-line pl-4 text-14 text-ink-2 max-sm:hidden">{t("admin.name")}</span>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("admin.keys.open")}
          onClick={() => setHelpIsOpen(true)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-14 hover:bg-sunk sm:px-3"
        >
          <Icon of={Keyboard} size={20} />
          <span className="max-md:hidden">{t("admin.keys.open")}</span>
        </button>
        {bell}
        <Link
          to={dashboardOf(person.roles)}
          aria-label={site("menu.home")}
          className="flex-none rounded-pill"
        >
          <Avatar name={person.nickname} picture={null} />
        </Link>
      </header>
      <div className="lg:grid lg:grid-cols-[208px_minmax(0,1fr)]">
        <nav
          aria-label={t("admin.name")}
          className="border-line bg-paper max-lg:border-b lg:min-h-[calc(100dvh-var(--spacing-header))] lg:border-r"
        >
          <ul
            ref={menu}
            className="flex gap-1 overflow-x-auto p-2 [scrollbar-width:thin] max-lg:no-scrollbar lg:sticky lg:top-0 lg:grid lg:max-h-[calc(100dvh-var(--spacing-header))] lg:overflow-y-auto"
          >
            {adminPagesFor(person.roles).map(({ path, text, icon }) => (
              <li key={path}>
                <Link to={path} aria-current={currentEntry(path, pathname)} className={linkClass}>
                  <Icon of={icon} />
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} aria-busy={waiting} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <ProofLayer />
      {helpIsOpen ? <KeyHelp onClose={() => setHelpIsOpen(false)} /> : null}
    </>
  )
}

import { pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { closeDialog, opensDialog } from "@roomwright/ui/dialog-commands"
import { Icon } from "@roomwright/ui/icon"
import { Sheet } from "@roomwright/ui/sheet"
import { House, Image, Menu as MenuIcon, Sofa, Tag, type LucideIcon } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { Link, useLocation } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { useRootData } from "../platform/root-data.ts"
import type { SiteTextId } from "../platform/locale/site-texts.ts"
import { Preferences } from "./preferences.tsx"
import { SignInEntries } from "./sign-in-buttons.tsx"
import { helpEntries } from "./tabs.ts"
import { useSignedInTools } from "./use-signed-in-tools.ts"

const entries: readonly { path: string; text: SiteTextId; icon: LucideIcon }[] = [
  { path: pagePaths.home, text: "nav.home", icon: House },
  { path: pagePaths.works, text: "nav.works", icon: Image },
  { path: pagePaths.products, text: "nav.products", icon: Sofa },
  { path: pagePaths.price, text: "nav.price", icon: Tag },
]
const more: readonly { path: string; text: SiteTextId }[] = [
  { path: pagePaths.designers, text: "nav.designers" },
  { path: pagePaths.about, text: "nav.about" },
  ...helpEntries,
]

const cellClass = (selected: boolean): string =>
  classNames(
    "grid w-full justify-items-center gap-0.5 pt-1.5 pb-2 text-11",
    selected ? "font-medium text-accent" : "text-ink-2",
  )

/** The phone's tabs at the lower edge, and a sheet for the rest. */
export function BottomBar() {
  const t = useText()
  const { pathname } = useLocation()
  const theme = useRootData()?.theme ?? null
  const SignedInTools = useSignedInTools()
  const sheet = useId()
  const shownOn = useRef(pathname)
  useEffect(() => {
    // Not at first: it may have been opened before the page ran.
    if (shownOn.current !== pathname) closeDialog(sheet)
    shownOn.current = pathname
  }, [pathname, sheet])
  const close = () => closeDialog(sheet)
  const isCurrent = (path: string): boolean =>
    path === pagePaths.home ? pathname === path : pathname.startsWith(path)

  return (
    <>
      <nav
        aria-label={t("nav.bottom")}
        className="fixed inset-x-0 bottom-0 z-20 [view-transition-name:site-bar] border-t border-line bg-paper md:hidden"
      >
        <ul className="grid grid-cols-5">
          {entries.map(({ path, text, icon }) => (
            <li key={path}>
              <Link
                to={path}
                className={cellClass(isCurrent(path))}
                {...(isCurrent(path) ? { "aria-current": "page" as const } : {})}
              >
                <Icon of={icon} size={22} />
                <span>{t(text)}</span>
              </Link>
            </li>
          ))}
          <li>
            <button type="button" {...opensDialog(sheet)} className={cellClass(false)}>
              <Icon of={MenuIcon} size={22} />
              <span>{t("nav.more")}</span>
            </button>
          </li>
        </ul>
      </nav>
      <Sheet id={sheet} title={t("nav.more")} closeLabel={t("action.close")}>
        {SignedInTools ? <SignedInTools.AccountEntries onLeave={close} /> : <SignInEntries onLeave={close} />}
        <ul className="border-y border-line py-2">
          {more.map(({ path, text }) => (
            <li key={path}>
              <Link to={path} onClick={close} className="block py-2.5">
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="pt-4">
          <Preferences theme={theme} />
        </div>
      </Sheet>
    </>
  )
}

import { languages, type Language } from "@roomwright/contract/language"
import { pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { Icon } from "@roomwright/ui/icon"
import { Logo } from "@roomwright/ui/logo"
import { Check, Globe } from "lucide-react"
import { Link, useLocation } from "react-router"
import { CartLink } from "../platform/cart/cart-link.tsx"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { languageNames } from "../platform/locale/language-names.ts"
import { Menu, menuItemClass } from "./menu.tsx"
import { AvatarLink, BellLink } from "./signed-in-links.tsx"
import { SearchBox } from "./search-box.tsx"
import { SignInButtons } from "./sign-in-buttons.tsx"
import { headerTabs, helpEntries, tabOf } from "./tabs.ts"
import { useOpenMenu } from "./use-open-menu.ts"
import { useSignedInTools } from "./use-signed-in-tools.ts"
import { useSwitchLanguage } from "../platform/locale/use-switch-language.ts"
import { useEffect, useState } from "react"

/** Scrolling less than this is a trembling hand. */
const leastPx = 8

const tabClass = (selected: boolean): string =>
  classNames(
    "relative inline-flex min-w-tab items-center justify-center gap-1 px-3 py-2 text-15 whitespace-nowrap",
    selected
      ? "font-medium text-ink after:absolute after:inset-x-3 after:bottom-[calc((40px-var(--spacing-header))/2-1px)] after:h-0.5 after:bg-accent"
      : "text-ink-2 hover:text-ink",
  )

/** The site's header. It hides while one scrolls down, unless something in it is open or focused. */
export function Header() {
  const t = useText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const menus = useOpenMenu()
  const hidden = useHiddenHeader() && menus.open === null
  const switchTo = useSwitchLanguage()
  const selected = tabOf(pathname)
  const SignedInTools = useSignedInTools()

  return (
    <header
      className={classNames(
        "sticky top-0 z-20 [view-transition-name:site-header] border-b border-line bg-paper transition-transform duration-200 ease-out focus-within:translate-y-0",
        hidden && "-translate-y-full",
      )}
    >
      <div className="wrap flex h-header items-center gap-3 xl:gap-5">
        <Link to={pagePaths.home} aria-label={`Roomwright · ${t("nav.home")}`} className="flex-none">
          <Logo />
        </Link>
        <nav aria-label={t("nav.main")} className="hidden items-center md:flex xl:ml-2">
          {headerTabs.map(({ tab, path, text }) => (
            <Link
              key={tab}
              to={path}
              className={tabClass(selected === tab)}
              {...(selected === tab ? { "aria-current": "page" as const } : {})}
            >
              {t(text)}
            </Link>
          ))}
          <Menu
            name="help"
            menus={menus}
            button={t("nav.help")}
            buttonClassName={tabClass(selected === "help")}
          >
            {helpEntries.map(({ path, text }) => (
              <li key={path}>
                <Link to={path} className={menuItemClass}>
                  {t(text)}
                </Link>
              </li>
            ))}
          </Menu>
        </nav>
        <div className="ml-auto flex items-center gap-1 xl:gap-3">
          <SearchBox menus={menus} />
          <CartLink />
          {SignedInTools ? <SignedInTools.NotificationBell menus={menus} /> : <BellLink />}
          <div className="hidden md:block">
            <Menu
              name="language"
              menus={menus}
              align="right"
              label={t("shell.languageIs", { name: languageNames[language] })}
              button={
                <>
                  <Icon of={Globe} size={20} />
                  <span className="max-[94rem]:hidden">{languageNames[language]}</span>
                </>
              }
              buttonClassName="inline-flex h-10 items-center gap-1.5 rounded-control px-2 text-14 whitespace-nowrap hover:bg-sunk"
            >
              {languages.map((value) => (
                <li key={value}>
                  {/* The page in that language has an address of its own, for as long as this one does not run. */}
                  <a
                    href={withLanguage(search, value)}
                    hrefLang={value === "zh" ? "zh-CN" : value}
                    lang={value === "zh" ? "zh-CN" : value}
                    aria-current={value === language}
                    onClick={(event) => {
                      event.preventDefault()
                      menus.hide("language")
                      switchTo(value)
                    }}
                    className={menuItemClass}
                  >
                    {languageNames[value]}
                    {value === language ? <Icon of={Check} size={16} /> : null}
                  </a>
                </li>
              ))}
            </Menu>
          </div>
          <SignInButtons />
          {SignedInTools ? <SignedInTools.AvatarMenu menus={menus} /> : <AvatarLink />}
        </div>
      </div>
    </header>
  )
}

/** True while the reader scrolls down; the header comes back as soon as they scroll up. */
function useHiddenHeader(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - before) < leastPx) return
      setHidden(now > before && now > 200)
      before = now
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return hidden
}

/** The address of the same page in a language, from the query on. */
function withLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set("lang", language)
  return `?${query.toString()}`
}

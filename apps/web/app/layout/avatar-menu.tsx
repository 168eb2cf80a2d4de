import { Avatar } from "@roomwright/ui/avatar"
import { useRef } from "react"
import { Link } from "react-router"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { dashboardOf } from "../platform/session/role-dashboard.ts"
import { useSession } from "../platform/session/use-session.ts"
import { accountMenu } from "./account-menu.ts"
import { nameOf, rolesOf } from "./person.ts"
import { prefetchAccountModals } from "./load-account-modals.ts"
import { Menu, menuItemClass } from "./menu.tsx"
import type { OpenMenu } from "./use-open-menu.ts"

/**
 * The signed-in reader's disc in the header, with a menu; on phones it leads home. It is in every page: the style sheet
 * hides it from visitors, and its place has the same size before the name is known.
 */
export function AvatarMenu({ menus }: { readonly menus: OpenMenu }) {
  const t = useText()
  const language = useLanguage()
  const session = useSession()
  const root = useRef<HTMLDivElement>(null)
  const roles = rolesOf(session)
  const disc = <Avatar name={nameOf(session)} picture={session?.summary?.avatar ?? null} />
  return (
    <div
      ref={root}
      className="for-users flex items-center"
      onPointerEnter={() => prefetchAccountModals(language)}
      onFocus={() => prefetchAccountModals(language)}
    >
      <Link to={dashboardOf(roles)} aria-label={t("menu.home")} className="grid rounded-pill md:hidden">
        {disc}
      </Link>
      <div className="max-md:hidden">
        <Menu
          name="avatar"
          menus={menus}
          align="right"
          plain
          label={t("menu.account")}
          button={disc}
          buttonClassName="grid rounded-pill"
        >
          {session ? (
            <li className="mb-1 max-w-64 truncate border-b border-line px-3 pt-1 pb-2 text-14 text-ink-2">
              {nameOf(session)}
            </li>
          ) : null}
          {accountMenu(roles).map((entry) => (
            <li key={entry.text}>
              {"path" in entry ? (
                <Link to={entry.path} className={menuItemClass}>
                  {t(entry.text)}
                </Link>
              ) : (
                <button
                  type="button"
                  aria-haspopup={entry.opens === "dialog" ? "dialog" : undefined}
                  className={menuItemClass}
                  onClick={() => {
                    // The entry is gone with its menu: the focus comes back to what opened that.
                    root.current?.querySelector<HTMLElement>("button[aria-expanded]")?.focus()
                    menus.hide("avatar")
                    entry.act()
                  }}
                >
                  {t(entry.text)}
                </button>
              )}
            </li>
          ))}
        </Menu>
      </div>
    </div>
  )
}

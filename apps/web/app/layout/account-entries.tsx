import { Avatar } from "@roomwright/ui/avatar"
import { Link } from "react-router"
import { useText } from "../platform/locale/locale.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { accountMenu } from "./account-menu.ts"
import { nameOf, rolesOf } from "./person.ts"

const rowClass = "block w-full py-2.5 text-left"

/** The entries of the avatar menu in the phone's sheet. */
export function AccountEntries({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  const session = useSession()
  // A modal opens on the page, not on the sheet, which gives the focus back first.
  const act = (action: () => void) => () => {
    onLeave()
    action()
  }
  return (
    <div className="pb-2">
      <p className="flex items-center gap-3 pt-1 pb-2">
        <Avatar name={nameOf(session)} picture={session?.summary?.avatar ?? null} />
        <span className="min-w-0 truncate font-medium">{nameOf(session)}</span>
      </p>
      <ul aria-label={t("menu.account")}>
        {accountMenu(rolesOf(session)).map((entry) => (
          <li key={entry.text}>
            {"path" in entry ? (
              <Link to={entry.path} onClick={onLeave} className={rowClass}>
                {t(entry.text)}
              </Link>
            ) : (
              <button
                type="button"
                aria-haspopup={entry.opens === "dialog" ? "dialog" : undefined}
                onClick={act(entry.act)}
                className={rowClass}
              >
                {t(entry.text)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { listUsers, readUser, type AdminUser } from "@roomwright/contract/accounts/admin"
import { TextField } from "@roomwright/ui/text-field"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "./admin-texts.ts"

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which account a form is about. */
export interface AccountChoice {
  /** Its id once one is chosen; until then what is typed. */
  readonly id: string
  readonly isChosen: boolean
  /** The server knows no such account. */
  readonly isUnknown: boolean
  readonly choose: (typed: string) => void
  /** Records that, and does something besides; true, for it is said then. */
  readonly say: (besides: () => void) => true
}

/** A choice that begins with an account's id; "" for none. */
export function useAccountChoice(first: string): AccountChoice {
  const [typed, setTyped] = useState(first)
  const [isUnknown, setIsUnknown] = useState(false)
  const id = typed.trim().toLowerCase()
  const isChosen = idPattern.test(id)
  return {
    id: isChosen ? id : typed,
    isChosen,
    isUnknown,
    choose: (next) => {
      setTyped(next)
      setIsUnknown(false)
    },
    say: (besides) => {
      setIsUnknown(true)
      besides()
      return true
    },
  }
}

interface AccountFieldProps {
  readonly choice: AccountChoice
  readonly error: string | undefined
}

const pauseMs = 250
const mostShown = 6

/** Finds an account by what one knows of it: a name, an email, a phone, or its id. */
export function AccountField({ choice, error }: AccountFieldProps) {
  const t = useAdminText()
  const { found, chosen } = useAccounts(choice)
  return (
    <div>
      <TextField
        name="account"
        label={t("admin.grants.account")}
        hint={t("admin.grants.accountHint")}
        autoComplete="off"
        spellCheck={false}
        value={chosen ? `${chosen.nickname} · ${chosen.username}` : choice.id}
        error={choice.isUnknown ? t("admin.fault.noAccount") : error}
        onChange={({ target }) => choice.choose(target.value)}
      />
      <p role="status" className="sr-only">
        {found.length > 0 ? t("admin.grants.accountsFound", { count: found.length }) : null}
      </p>
      {found.length > 0 ? (
        <ul aria-label={t("admin.grants.accounts")} className="mt-2 rounded-control border border-line p-1">
          {found.map(({ id, nickname, username, email, mobile }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => choice.choose(id)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-control px-2.5 py-2 text-left text-14 hover:bg-sunk"
              >
                <span className="font-medium wrap-anywhere">{nickname}</span>
                <span className="text-ink-2 wrap-anywhere">
                  {[username, email ?? mobile].filter(Boolean).join(" · ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface Accounts {
  /** Those that what is typed may mean. */
  readonly found: readonly AdminUser[]
  /** The one whose id it is. */
  readonly chosen: AdminUser | null
}

const none: Accounts = { found: [], chosen: null }

/** Looks for accounts when typing pauses. A look that fails finds nothing: an id can still be written. */
function useAccounts({ id, isChosen }: AccountChoice): Accounts {
  const language = useLanguage()
  const [accounts, setAccounts] = useState({ of: "", ...none })
  const wanted = id.trim()
  useEffect(() => {
    let isOvertaken = false
    const look = async (): Promise<Accounts> => {
      const call = siteCall(language)
      if (isChosen) return { found: [], chosen: await call(readUser, { params: { id: wanted } }) }
      const { content } = await call(listUsers, { query: { w: wanted, size: String(mostShown) } })
      return { found: content, chosen: null }
    }
    const timer = setTimeout(
      () => {
        if (wanted.length < 2) return
        look().then(
          (seen) => {
            if (!isOvertaken) setAccounts({ of: wanted, ...seen })
          },
          (reason: unknown) => {
            if (!(reason instanceof ApiError)) throw reason
          },
        )
      },
      isChosen ? 0 : pauseMs,
    )
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [wanted, isChosen, language])
  return accounts.of === wanted ? accounts : none
}

import { pagePaths } from "@roomwright/contract/page-paths"
import type { PayoutHold } from "@roomwright/contract/orders/statements"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { useOrderText } from "./order-texts.ts"

/** Why money waits, and until when. */
export function PayoutHolds({ holds }: { readonly holds: readonly PayoutHold[] }) {
  const t = useOrderText()
  const language = useLanguage()
  return (
    <ul className="w-full text-14 text-ink-2 empty:hidden">
      {holds.map(({ reason, amount, until }) => (
        <li key={reason} className="mt-1">
          {reason === "complaints" ? (
            <>
              {t("orders.statements.held", { sum: formatMoney(amount ?? 0, language) })}
              {until ? (
                <>
                  {", "}
                  {t("orders.statements.hold.until")} <Moment iso={until} />
                </>
              ) : null}
            </>
          ) : reason === "run" ? (
            t("orders.statements.hold.run", { sum: formatMoney(amount ?? 0, language) })
          ) : reason === "account" ? (
            <span className="text-wait">
              {t("orders.statements.hold.account")} {until ? <Moment iso={until} /> : null}
            </span>
          ) : (
            <span className="text-wait">
              {t("orders.statements.hold.noAccount")}{" "}
              <Link to={`${pagePaths.profile}#payouts`} className="underline underline-offset-4">
                {t("orders.statements.hold.enter")}
              </Link>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

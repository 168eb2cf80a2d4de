import { pagePaths } from "@roomwright/contract/page-paths"
import type { PayoutHold } from "@roomwright/contract/orders/statements"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { useOrderText } from "./order-texts.ts"

interface PayoutHoldsProps {
  readonly holds: readonly PayoutHold[]
  /** VND. */
  readonly held: number
}

/** Why money waits, and until when. */
export function PayoutHolds({ holds, held }: PayoutHoldsProps) {
  const t = useOrderText()
  const language = useLanguage()
  return (
    <ul className="w-full text-14 text-ink-2 empty:hidden">
      {holds.map(({ reason, until }) => (
        <li key={reason} className="mt-1">
          {reason === "complaints" ? (
            <>
              {t("orders.statements.held", { sum: formatMoney(held, language) })}
              {until ? (
                <>
                  {", "}
                  {t("orders.statements.hold.until")} <Moment iso={until} />
                </>
              ) : null}
            </>
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

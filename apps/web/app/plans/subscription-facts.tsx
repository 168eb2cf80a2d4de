import { billPath } from "@roomwright/contract/page-paths"
import type { Subscription } from "@roomwright/contract/plans/calls"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Day } from "../platform/locale/day.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { usePlanText } from "./plan-texts.ts"

/** When a subscription runs, how it came and what it cost. */
export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const t = usePlanText()
  const language = useLanguage()
  const { startsAt, endsAt, replacedAt, source, price, billId } = subscription
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-15 lg:grid-cols-4">
      <Fact name={t("plans.own.starts")}>
        <Day iso={startsAt} />
      </Fact>
      <Fact name={replacedAt ? t("plans.own.replaced") : t("plans.own.ends")}>
        <Day iso={replacedAt ?? endsAt} />
      </Fact>
      <Fact name={t("plans.own.source")}>
        {t(`plans.own.source.${source}`)}
        {billId ? (
          <Link to={billPath(billId)} className="block text-accent underline underline-offset-4">
            {t("plans.own.billLink")}
          </Link>
        ) : null}
      </Fact>
      <Fact name={t("plans.own.price")}>{formatMoney(price, language)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

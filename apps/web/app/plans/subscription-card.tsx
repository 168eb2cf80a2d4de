import { billPath, checkoutPath, pagePaths } from "@roomwright/contract/page-paths"
import { planTiers } from "@roomwright/contract/plans/kinds"
import type { OwnPlan } from "@roomwright/contract/plans/calls"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { useSession } from "../platform/session/use-session.ts"
import { buyerOf } from "./plan-buyer.ts"
import { usePlanText } from "./plan-texts.ts"
import { SubscriptionFacts } from "./subscription-facts.tsx"

const ranksBelow = (tier: OwnPlan["tier"], other: OwnPlan["tier"]): boolean =>
  planTiers.indexOf(tier) < planTiers.indexOf(other)

/** The plan that runs now, the order that waits, and what can be bought next. */
export function SubscriptionCard({ plan }: { readonly plan: OwnPlan }) {
  const t = usePlanText()
  const mayBuy = buyerOf(useSession()) === "buyer"
  const { tier, current, openBillId } = plan
  const duration = current?.duration ?? "half-yearly"
  const isSold = tier === "pro" || tier === "premium"
  return (
    <SectionCard title={t("plans.own.now")}>
      <p className="mt-3 font-serif text-28">{t(`plans.tier.${tier}`)}</p>
      {current ? (
        <SubscriptionFacts subscription={current} />
      ) : (
        <p className="mt-1 text-ink-2">
          {t(plan.isUnlimited ? "plans.meter.unlimitedText" : "plans.own.free")}
        </p>
      )}
      {openBillId ? (
        <p className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-inner bg-wait-tint p-4 text-15 text-wait">
          {t("plans.own.openText")}
          <Link to={billPath(openBillId)} className="font-medium underline underline-offset-4">
            {t("plans.own.billLink")}
          </Link>
        </p>
      ) : (
        <p className="mt-5 flex flex-wrap gap-3">
          {mayBuy && isSold ? (
            <Link to={checkoutPath(tier, duration)} className={buttonClass("primary")}>
              {t("plans.own.renew")}
            </Link>
          ) : null}
          {mayBuy && isSold && ranksBelow(tier, "premium") ? (
            <Link to={checkoutPath("premium", duration)} className={buttonClass()}>
              {t("plans.own.upgrade")}
            </Link>
          ) : null}
          <Link
            to={pagePaths.price}
            className={buttonClass(tier === "free" && !plan.isUnlimited ? "primary" : "secondary")}
          >
            {t("plans.own.see")}
          </Link>
        </p>
      )}
    </SectionCard>
  )
}

import { checkoutPath, designerApplicationPath, pagePaths } from "@roomwright/contract/page-paths"
import type { PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import type { MouseEvent } from "react"
import { Link, useNavigate } from "react-router"
import { requireLogin } from "../platform/session/request-login.ts"
import { useSession } from "../platform/session/use-session.ts"
import { buyerNow, buyerOf, type PlanBuyer } from "./plan-buyer.ts"
import { usePlanText } from "./plan-texts.ts"

interface PlanActionProps {
  readonly tier: PlanTier
  readonly duration: PlanDuration
  readonly ownTier: PlanTier | null
  readonly onRequestEnterprise: () => void
}

/**
 * The way to a plan. Visitors log in first; who is neither designer nor merchant applies, and buys along with it. It is
 * a link: without scripts it leads to the page that says so.
 */
export function PlanAction({ tier, duration, ownTier, onRequestEnterprise }: PlanActionProps) {
  const t = usePlanText()
  const navigate = useNavigate()
  const buyer = buyerOf(useSession())
  if (tier === "enterprise")
    return (
      <Button aria-controls="enterprise" onClick={onRequestEnterprise}>
        {t("plans.price.contact")}
      </Button>
    )
  const isFree = tier === "free"
  if (isFree && buyer === "buyer")
    return <p className="grid min-h-11 place-items-center text-15 text-ink-2">{t("plans.price.included")}</p>
  const wayOf = (who: PlanBuyer): string => {
    if (isFree) return who === "buyer" ? pagePaths.plan : pagePaths.designerApplication
    return who === "applicant" ? designerApplicationPath(tier, duration) : checkoutPath(tier, duration)
  }
  const go = (event: MouseEvent): void => {
    if (buyer !== "visitor") return
    event.preventDefault()
    requireLogin(() => void navigate(wayOf(buyerNow())))
  }
  const name = t(`plans.tier.${tier}`)
  return (
    <Link to={wayOf(buyer)} onClick={go} className={buttonClass(tier === "pro" ? "primary" : "secondary")}>
      {isFree
        ? t("plans.price.apply")
        : tier === ownTier
          ? t("plans.own.renew")
          : t("plans.price.choose", { tier: name })}
    </Link>
  )
}

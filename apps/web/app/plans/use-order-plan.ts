import { billPath } from "@roomwright/contract/page-paths"
import { buyPlan, listPlanOffers, type PlanOffer } from "@roomwright/contract/plans/calls"
import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { forgetDraft, keyFor } from "./checkout-draft.ts"
import { usePlanText } from "./plan-texts.ts"

const isSame = (one: PlanOffer, other: PlanOffer): boolean =>
  one.tier === other.tier && one.duration === other.duration

/** Orders a plan at the price that is shown. A price that changed meanwhile is shown, to be confirmed anew. */
export function useOrderPlan(loaded: readonly PlanOffer[]) {
  const t = usePlanText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  /** Asked for again after a change of prices. */
  const [fresh, setFresh] = useState<readonly PlanOffer[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [outdated, setOutdated] = useState<PlanOffer | null>(null)

  async function order(offer: PlanOffer): Promise<void> {
    const { tier, duration, version, amount } = offer
    if (amount === null) return
    setBusy(true)
    setRefusal(null)
    const call = siteCall(language)
    try {
      const body = { tier, duration, planVersion: version, amount, key: keyFor(tier, duration) }
      const { billId } = await call(buyPlan, { body })
      forgetDraft()
      await navigate(billPath(billId), { replace: true })
    } catch (error) {
      await explain(error, offer)
    } finally {
      setBusy(false)
    }
  }

  async function explain(error: unknown, offer: PlanOffer): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    // Said already, with the login.
    if (error.status === 401 || error.is("loginRequired")) return
    if (error.is("purchaseOpen")) return revalidate()
    if (!error.is("priceChanged")) return setRefusal(error.message)
    try {
      setFresh(await siteCall(language)(listPlanOffers, {}))
      setOutdated(offer)
      setRefusal(t("plans.checkout.again"))
    } catch (again) {
      if (!(again instanceof ApiError)) throw again
      setRefusal(again.message)
    }
  }

  /** What was to be paid for the same before its price changed; null when it did not. */
  const before = (offer: PlanOffer): number | null =>
    outdated && isSame(outdated, offer) && outdated.amount !== offer.amount ? outdated.amount : null

  return { offers: fresh ?? loaded, before, order, isBusy, refusal }
}

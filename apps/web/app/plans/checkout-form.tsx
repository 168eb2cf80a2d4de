import { planDurations, planTiers } from "@roomwright/contract/plans/kinds"
import type { Plan, PlanOffer } from "@roomwright/contract/plans/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Segments } from "@roomwright/ui/segments"
import { Link, useSearchParams } from "react-router"
import { SubmitButton } from "../platform/forms/submit-button.tsx"
import { durationIn, tierIn } from "./duration-address.ts"
import { OfferSummary } from "./offer-summary.tsx"
import { PlanHighlights } from "./plan-highlights.tsx"
import { usePlanText } from "./plan-texts.ts"
import { useOrderPlan } from "./use-order-plan.ts"

interface CheckoutFormProps {
  readonly offers: readonly PlanOffer[]
  readonly plans: readonly Plan[]
}

/** Chooses among what is offered, shows what it comes to, and orders it. The choice stands in the address. */
export function CheckoutForm({ offers: loaded, plans }: CheckoutFormProps) {
  const t = usePlanText()
  const [search, setSearch] = useSearchParams()
  const { offers, before, order, isBusy, refusal } = useOrderPlan(loaded)
  const tiers = planTiers.filter((tier) => offers.some((offer) => offer.tier === tier))
  const asked = tierIn(search)
  const tier = asked !== null && tiers.includes(asked) ? asked : (tiers[0] ?? "pro")
  const duration = durationIn(search)
  const offer = offers.find((each) => each.tier === tier && each.duration === duration)
  const plan = plans.find((each) => each.tier === tier)
  const choose = (choice: { plan?: string; duration?: string }): void =>
    setSearch({ plan: tier, duration, ...choice }, { replace: true, preventScrollReset: true })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (offer && !isBusy) void order(offer)
      }}
      className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,440px)]"
    >
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <p aria-hidden className="text-14 font-medium">
            {t("plans.checkout.tier")}
          </p>
          <Segments
            label={t("plans.checkout.tier")}
            options={tiers.map((value) => ({ value, text: t(`plans.tier.${value}`) }))}
            value={tier}
            onChange={(plan) => choose({ plan })}
          />
        </div>
        <div className="grid gap-2">
          <p aria-hidden className="text-14 font-medium">
            {t("plans.checkout.duration")}
          </p>
          <Segments
            label={t("plans.checkout.duration")}
            options={planDurations.map((value) => ({ value, text: t(`plans.duration.${value}`) }))}
            value={duration}
            onChange={(value) => choose({ duration: value })}
          />
        </div>
        {offer ? <p className="max-w-measure text-ink-2">{t(`plans.checkout.kind.${offer.kind}`)}</p> : null}
        {plan ? (
          <div className="border-t border-line pt-5">
            <h2 className="text-22">{t("plans.checkout.includes")}</h2>
            <PlanHighlights plan={plan} />
          </div>
        ) : null}
      </div>
      <section
        aria-labelledby="order"
        className="min-w-0 overflow-hidden rounded-card border border-line bg-card"
      >
        <div className="p-5 sm:p-6">
          <h2 id="order" className="text-22">
            {t("plans.checkout.summary")}
          </h2>
          {offer ? <OfferSummary offer={offer} before={before(offer)} /> : null}
        </div>
        <div className="grid gap-4 border-t border-line bg-sunk p-5 sm:p-6">
          {refusal ? (
            <p role="alert" className="rounded-control bg-wait-tint p-3 text-15 text-wait">
              {refusal}
            </p>
          ) : null}
          <SubmitButton isBusy={isBusy} disabled={!offer || offer.amount === null}>
            {t("plans.checkout.order")}
          </SubmitButton>
          <p className="text-14 text-ink-2">
            {t("plans.checkout.terms")}{" "}
            <Link to={pagePaths.terms} target="_blank" className="underline underline-offset-4">
              {t("plans.checkout.termsLink")}
            </Link>
          </p>
        </div>
      </section>
    </form>
  )
}

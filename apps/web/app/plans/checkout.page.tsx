import { listPlanOffers, listPlans, readOwnPlan } from "@roomwright/contract/plans/calls"
import { pagePaths, billPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { PageHead } from "../platform/lists/page-head.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/checkout.page"
import { CheckoutForm } from "./checkout-form.tsx"
import { planTexts, usePlanText } from "./plan-texts.ts"

export { PrivatePageFallback as HydrateFallback } from "../platform/session/private-page-fallback.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = signedInCall()
  const [offers, { openBillId }, plans] = await Promise.all([
    // Who is neither designer nor merchant gets none.
    call(listPlanOffers, {}).catch((error: unknown) => {
      if (error instanceof ApiError && error.is("forbidden")) return null
      throw error
    }),
    call(readOwnPlan, {}),
    call(listPlans, {}),
    planTexts.load(shownLanguage()),
  ])
  return { offers, openBillId, plans }
}

/** Where a plan is ordered: what it is, costs and lasts, before anything is made. */
export default function CheckoutPage({ loaderData: { offers, openBillId, plans } }: Route.ComponentProps) {
  const t = usePlanText()
  return (
    <div className="wrap pb-8">
      <title>{`${t("plans.checkout.title")} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {offers === null ? (
        <EmptyState level={1} drawing={<Drawing of="emptyRoom" />} title={t("plans.checkout.title")}>
          <p>{t("plans.checkout.applyFirst")}</p>
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            <Link to={pagePaths.designerApplication} className={buttonClass("primary")}>
              {t("plans.checkout.apply")}
            </Link>
            <Link to={pagePaths.price} className={buttonClass()}>
              {t("plans.own.see")}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <>
          <PageHead title={t("plans.checkout.title")} intro={t("plans.checkout.intro")} />
          {openBillId ? <OpenBillNote billId={openBillId} /> : <CheckoutForm offers={offers} plans={plans} />}
        </>
      )}
    </div>
  )
}

/** One order of a plan at a time: leads to the bill that waits. */
function OpenBillNote({ billId }: { readonly billId: string }) {
  const t = usePlanText()
  return (
    <section className="max-w-[640px] rounded-card border border-line bg-card p-5 sm:p-8">
      <h2 className="text-22">{t("plans.checkout.openTitle")}</h2>
      <p className="mt-2 text-ink-2">{t("plans.checkout.openText")}</p>
      <Link to={billPath(billId)} className={`${buttonClass("primary")} mt-5`}>
        {t("plans.checkout.openBill")}
      </Link>
    </section>
  )
}

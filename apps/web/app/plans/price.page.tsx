import type { PageCaching } from "@roomwright/contract/page-caching"
import { pagePaths } from "@roomwright/contract/page-paths"
import { countPieces } from "@roomwright/contract/library/calls"
import { listPlans } from "@roomwright/contract/plans/calls"
import { data, Link, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router"
import { tryCall } from "../platform/page-context.ts"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/price.page"
import { CompareTable } from "./compare-table.tsx"
import { durationIn } from "./duration-address.ts"
import { DurationSwitch } from "./duration-switch.tsx"
import { EnterpriseSection } from "./enterprise-section.tsx"
import { OwnPlanNote } from "./own-plan-note.tsx"
import { PlanCards } from "./plan-cards.tsx"
import { loadPlanTexts, usePlanText } from "./plan-texts.ts"
import { PriceRequestError } from "./price-request-error.tsx"
import { useEnterpriseForm } from "./use-enterprise-form.ts"
import { useOwnPlan } from "./use-own-plan.ts"

await loadPlanTexts()

export const caching: PageCaching = { reads: ["duration"] }

/** Without the plans it is still a page, which says so and asks again. */
export async function loader({ context }: Route.LoaderArgs) {
  const [answer, library] = await Promise.all([
    tryCall(context, listPlans, {}),
    tryCall(context, countPieces, {}),
  ])
  const pieces = library.ok ? library.data.pieces : null
  return answer.ok
    ? data({ plans: answer.data, pieces })
    : data({ plans: null, pieces }, { status: answer.status })
}

/** Another duration shows the same plans. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

/** The plans, what they cost and include, and the way to each. */
export default function PricePage({ loaderData: { plans, pieces } }: Route.ComponentProps) {
  preloadFonts()
  const t = usePlanText()
  const [search] = useSearchParams()
  const own = useOwnPlan()
  const enterprise = useEnterpriseForm()
  const duration = durationIn(search)
  return (
    <div className="wrap pb-8">
      <DocumentHead
        title={`${t("plans.price.title")} · Roomwright`}
        description={t("plans.price.description")}
      />
      <header className="mx-auto max-w-[720px] pt-8 pb-8 text-center md:pt-16">
        <h1 className="text-36 md:text-48">{t("plans.price.title")}</h1>
        <p className="mt-3 text-pretty text-ink-2">{t("plans.price.intro")}</p>
        <OwnPlanNote own={own} />
        {plans ? <DurationSwitch duration={duration} /> : null}
      </header>
      {plans ? (
        <>
          <PlanCards
            plans={plans}
            duration={duration}
            ownTier={own?.tier ?? null}
            onRequestEnterprise={enterprise.open}
          />
          <p className="mt-6 text-center text-15 text-ink-2">
            {t("plans.price.sell")}{" "}
            <Link to={pagePaths.merchantApplication} className="text-accent underline underline-offset-4">
              {t("plans.price.sellLink")}
            </Link>
          </p>
          <EnterpriseSection form={enterprise.form} />
          <CompareTable plans={plans} pieces={pieces} />
        </>
      ) : (
        <PriceRequestError />
      )}
    </div>
  )
}

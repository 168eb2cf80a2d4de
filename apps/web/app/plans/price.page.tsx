import type { PageCaching } from "@roomwright/contract/page-caching"
import { pagePaths } from "@roomwright/contract/page-paths"
import { readCommission } from "@roomwright/contract/settings/commission"
import { countPieces } from "@roomwright/contract/library/calls"
import { listPlans, type PlanDuration, type OwnPlan } from "@roomwright/contract/plans/calls"
import { data, Link, useSearchParams, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router"
import { tryCall } from "../platform/page-context.ts"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/price.page"
import { CompareTable } from "./compare-table.tsx"
import { durationIn } from "./duration-address.ts"
import { PlanCards } from "./plan-cards.tsx"
import { loadPlanTexts, usePlanText } from "./plan-texts.ts"
import { useEnterpriseForm } from "./use-enterprise-form.ts"
import { useOwnPlan } from "./use-own-plan.ts"
import { planDurations } from "@roomwright/contract/plans/kinds"
import { classNames } from "@roomwright/ui/class-names"
import { useEffect, useRef, type ComponentType } from "react"
import { Day } from "../platform/locale/day.tsx"
import { Button } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"

await loadPlanTexts()

export const caching: PageCaching = { reads: ["duration"] }

/** Without the plans it is still a page, which says so and asks again. */
export async function loader({ context }: Route.LoaderArgs) {
  const [answer, kept, library] = await Promise.all([
    tryCall(context, listPlans, {}),
    tryCall(context, readCommission, {}),
    tryCall(context, countPieces, {}),
  ])
  const pieces = library.ok ? library.data.pieces : null
  const commission = kept.ok ? kept.data : null
  return answer.ok
    ? data({ plans: answer.data, pieces, commission })
    : data({ plans: null, pieces, commission }, { status: answer.status })
}

/** Another duration shows the same plans. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

/** The plans, what they cost and include, and the way to each. */
export default function PricePage({ loaderData: { plans, pieces, commission } }: Route.ComponentProps) {
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
          <CompareTable plans={plans} pieces={pieces} commission={commission} />
        </>
      ) : (
        <PriceRequestError />
      )}
    </div>
  )
}

/** Chooses for how long one pays: in the address, so that it works without scripts and can be sent to somebody. */
function DurationSwitch({ duration }: { readonly duration: PlanDuration }) {
  const t = usePlanText()
  return (
    <nav aria-label={t("plans.duration.label")} className="mt-6">
      <ul className="inline-flex max-w-full flex-wrap justify-center gap-0.5 rounded-inner bg-sunk p-1">
        {planDurations.map((each) => (
          <li key={each}>
            <Link
              to={`?duration=${each}`}
              replace
              preventScrollReset
              aria-current={each === duration ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-10 items-center rounded-control px-3 text-14 font-medium sm:px-4 sm:text-15 whitespace-nowrap",
                each === duration ? "bg-ink text-paper" : "hover:text-accent",
              )}
            >
              {t(`plans.duration.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens below the plans when somebody asks for an offer, and takes the focus there. */
function EnterpriseSection({ form: Form }: { readonly form: ComponentType | null }) {
  const t = usePlanText()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = Form !== null
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  return (
    <section
      id="enterprise"
      aria-labelledby="enterprise-title"
      hidden={!isOpen}
      className="mt-8 scroll-mt-6 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <h2 ref={heading} id="enterprise-title" tabIndex={-1} className="text-28 outline-none">
        {t("plans.enterprise.title")}
      </h2>
      {Form ? <Form /> : null}
    </section>
  )
}

/** Which plan the reader is on. Its room is there from the first painting for who is signed in. */
function OwnPlanNote({ own }: { readonly own: OwnPlan | null }) {
  const t = usePlanText()
  return (
    <div className="for-users mt-5 min-h-14 text-15 sm:min-h-7">
      {own ? (
        <p className="fade-in">
          {t("plans.price.own", { tier: t(`plans.tier.${own.tier}`) })}{" "}
          {own.current ? (
            <>
              {t("plans.price.endsOn")} <Day iso={own.current.endsAt} />{" "}
            </>
          ) : null}
          <Link to={pagePaths.plan} className="ml-1 text-accent underline underline-offset-4">
            {t("plans.price.toOwn")}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** Stands where the prices did not come, with a way to ask again. */
function PriceRequestError() {
  const t = usePlanText()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState drawing={<Drawing of="unpluggedLamp" />} title={t("plans.price.error")}>
        <p>{t("plans.price.errorText")}</p>
        <p className="mt-6">
          <Button look="primary" aria-busy={state === "loading"} onClick={() => void revalidate()}>
            {t("plans.price.errorAgain")}
          </Button>
        </p>
      </EmptyState>
    </div>
  )
}

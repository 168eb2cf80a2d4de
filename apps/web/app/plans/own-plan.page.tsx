import { listQuotaEntries, readOwnPlan } from "@roomwright/contract/plans/calls"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/own-plan.page"
import { EntriesCard } from "./entries-card.tsx"
import { MetersCard } from "./meters-card.tsx"
import { planTexts, usePlanText } from "./plan-texts.ts"
import { SubscriptionCard } from "./subscription-card.tsx"
import { SubscriptionList } from "./subscription-list.tsx"

const entriesOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const place = toApiPage(pickParameters(new URL(request.url).searchParams, ["page"]))
  const [plan, entries] = await Promise.all([
    call(readOwnPlan, {}),
    call(listQuotaEntries, { query: { ...place, size: entriesOnPage } }),
    planTexts.load(shownLanguage()),
  ])
  return { plan, entries }
}

/** One's own plan: what runs, what follows, what is left of each counter, and what was used. */
export default function OwnPlanPage({ loaderData: { plan, entries } }: Route.ComponentProps) {
  const t = usePlanText()
  return (
    <div className="grid gap-6">
      <title>{`${t("plans.own.title")} · Roomwright`}</title>
      <header>
        <h1 className="text-36">{t("plans.own.title")}</h1>
        <p className="mt-1.5 text-ink-2">{t("plans.own.text")}</p>
      </header>
      <SubscriptionCard plan={plan} />
      <MetersCard plan={plan} />
      <SubscriptionList title={t("plans.own.later")} subscriptions={plan.later} />
      <EntriesCard entries={entries} />
      <SubscriptionList title={t("plans.own.history")} subscriptions={plan.past} />
    </div>
  )
}

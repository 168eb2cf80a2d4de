import { listQuotaEntries, readOwnPlan, type Subscription } from "@roomwright/contract/plans/calls"
import { listProjects } from "@roomwright/contract/studio/project-calls"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/own-plan.page"
import { MetersCard } from "./meters-card.tsx"
import { planTexts, usePlanText } from "./plan-texts.ts"
import { StorageCard } from "./storage-card.tsx"
import { SubscriptionCard } from "./subscription-card.tsx"
import type { CallData } from "@roomwright/contract/endpoint"
import { useSearchParams } from "react-router"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { SubscriptionFacts } from "./subscription-facts.tsx"

const entriesOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const place = toApiPage(pickParameters(new URL(request.url).searchParams, ["page"]))
  const [plan, entries, projects] = await Promise.all([
    call(readOwnPlan, {}),
    call(listQuotaEntries, { query: { ...place, size: entriesOnPage } }),
    // One of them brings the storage of them all.
    call(listProjects, { query: { size: "1" } }),
    planTexts.load(shownLanguage()),
  ])
  return { plan, entries, documents: projects.storage }
}

/** One's own plan: what runs, what follows, what is left of each counter and of the storage, and what was used. */
export default function OwnPlanPage({ loaderData: { plan, entries, documents } }: Route.ComponentProps) {
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
      <StorageCard documents={documents} files={plan.files} />
      <SubscriptionList title={t("plans.own.later")} subscriptions={plan.later} />
      <EntriesCard entries={entries} />
      <SubscriptionList title={t("plans.own.history")} subscriptions={plan.past} />
    </div>
  )
}

/** What happened to the counters, newest first. */
function EntriesCard({ entries }: { readonly entries: CallData<typeof listQuotaEntries> }) {
  const t = usePlanText()
  const [search] = useSearchParams()
  return (
    <SectionCard title={t("plans.entries.title")}>
      {entries.content.length === 0 ? (
        <p className="mt-3 text-ink-2">{t("plans.entries.none")}</p>
      ) : (
        <ul className="mt-2">
          {entries.content.map(({ id, counter, amount, state, reason, at }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 text-15 first:border-0"
            >
              <span>
                {t(`plans.counter.${counter}`)} × <span className="num">{amount}</span>
              </span>
              <span>{t(`plans.entries.${state}`)}</span>
              <span className="text-14 wrap-anywhere text-ink-2">{reason}</span>
              <span className="text-right text-14 text-ink-2">
                <Moment iso={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ListPages {...entries} search={search} />
    </SectionCard>
  )
}

interface SubscriptionListProps {
  readonly title: string
  readonly subscriptions: readonly Subscription[]
}

/** Subscriptions beside the one that runs; nothing where there are none. */
function SubscriptionList({ title, subscriptions }: SubscriptionListProps) {
  const t = usePlanText()
  if (subscriptions.length === 0) return null
  return (
    <SectionCard title={title}>
      <ul className="mt-2">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="border-t border-line py-4 first:border-0 last:pb-0">
            <p className="text-18">
              {t(`plans.tier.${subscription.tier}`)}
              {subscription.duration ? ` · ${t(`plans.duration.${subscription.duration}`)}` : ""}
            </p>
            <SubscriptionFacts subscription={subscription} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

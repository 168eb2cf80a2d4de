import { pagePaths } from "@roomwright/contract/page-paths"
import { planTiers } from "@roomwright/contract/plans/kinds"
import { listPlanVersions, type PlanTier, type PlanVersion } from "@roomwright/contract/plans/calls"
import { Link } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { tierTexts } from "./plan-names.ts"
import type { Route } from "./+types/plans.page"
import { PlanEditor } from "./plan-editor.tsx"
import { Moment } from "../../admin/frame/moment.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { PlanChanges } from "./plan-changes.tsx"
import { comparePlans } from "./plan-draft.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get("tier")
  const tier: PlanTier = planTiers.find((each) => each === asked) ?? "pro"
  return { tier, versions: await adminCall()(listPlanVersions, { params: { tier } }) }
}

/** What the plans cost and hold: changed from now on, with every version kept. */
export default function PlansPage({ loaderData: { tier, versions } }: Route.ComponentProps) {
  const t = useAdminText()
  const [current] = versions
  return (
    <AdminPage title={t("admin.nav.plans")} intro={t("admin.plans.intro")}>
      <nav aria-label={t("admin.plans.tiers")} className="mb-6 flex flex-wrap gap-2">
        {planTiers.map((each) => (
          <Link
            key={each}
            to={`${pagePaths.adminPlans}?tier=${each}`}
            aria-current={each === tier ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-2 px-4 text-14 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {t(tierTexts[each])}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
        {current ? <PlanEditor key={current.version} current={current} /> : null}
        <PlanHistory versions={versions} />
      </div>
    </AdminPage>
  )
}

/** Every version of a tier, newest first, with what it changed. */
function PlanHistory({ versions }: { readonly versions: readonly PlanVersion[] }) {
  const t = useAdminText()
  return (
    <section aria-label={t("admin.plans.history")} className="rounded-card border border-line bg-card p-6">
      <h2 className="text-22">{t("admin.plans.history")}</h2>
      <ol className="mt-4 grid gap-5">
        {versions.map((version, at) => {
          const before = versions[at + 1]
          return (
            <li key={version.version} className="grid gap-2">
              <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
                <Moment iso={version.publishedAt} />
                <span>{version.publishedBy?.nickname ?? t("admin.plans.first")}</span>
                {at === 0 ? <Tag tone="ok">{t("admin.plans.now")}</Tag> : null}
              </p>
              {before ? <PlanChanges changes={comparePlans(before, version)} /> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

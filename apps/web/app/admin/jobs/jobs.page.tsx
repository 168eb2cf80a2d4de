import { jobNames, jobStates } from "@roomwright/contract/admin/job-names"
import { listJobKinds, listJobs } from "@roomwright/contract/admin/jobs"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../frame/admin-page.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import { adminCall } from "../frame/enter-admin.ts"
import { AdminFilters } from "../table/admin-filters.tsx"
import { AdminTable } from "../table/admin-table.tsx"
import { readQuery } from "../table/read-query.ts"
import type { Route } from "./+types/jobs.page"
import { JobKinds } from "./job-kinds.tsx"
import { nameTexts, stateTexts } from "./job-labels.ts"
import { useJobColumns } from "./use-job-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { name: jobNames, state: jobStates })
  const call = adminCall()
  const [list, kinds] = await Promise.all([call(listJobs, { query }), call(listJobKinds, {})])
  return { query, list, kinds }
}

/** What the program does in the background: what waits, runs and has failed, and every job that there is. */
export default function JobsAdminPage({ loaderData: { query, list, kinds } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useJobColumns()
  return (
    <AdminPage title={t("admin.nav.jobs")} intro={t("admin.jobs.intro")}>
      <AdminFilters
        filters={[
          {
            kind: "choice",
            name: "name",
            label: t("admin.jobs.job"),
            options: jobNames.map((value) => ({ value, text: t(nameTexts[value]) })),
          },
          {
            kind: "choice",
            name: "state",
            label: t("admin.bills.state"),
            options: jobStates.map((value) => ({ value, text: t(stateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.jobs.list")}
          columns={columns}
          list={list}
          sort="newest"
          nameOf={({ name }) => t(nameTexts[name])}
          csv={{
            name: "jobs",
            load: (place) => adminCall()(listJobs, { query: { ...query, ...place } }),
          }}
        />
      </div>
      <JobKinds kinds={kinds} />
    </AdminPage>
  )
}

import { listReports, type Report } from "@roomwright/contract/moderation/admin"
import type { ShownText } from "@roomwright/contract/language"
import { collectionPath, adminWorkPath, pagePaths, productPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { useLangOf } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { isOwnCase, OwnCaseTag } from "../../admin/frame/own-case.tsx"
import type { Column } from "../../admin/table/column.ts"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import { Tag } from "../../admin/frame/tag.tsx"
import type { Route } from "./+types/reports.page"
import { TakeDownReported } from "./take-down-reported.tsx"
import { DismissReport } from "./dismiss-report.tsx"
import { problemTexts, reportedKindTexts } from "./work-names.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { state: ["decided"] })
  return { query, list: await adminCall()(listReports, { query }) }
}

/** Where it is seen and decided upon; null for what nobody else sees. */
function pathOf({ subject: { kind, id, shownAt } }: Report): string | null {
  if (kind === "work") return adminWorkPath(id)
  if (kind === "product") return `${pagePaths.adminProducts}?w=${id}`
  if (shownAt === null) return null
  return kind === "question" ? productPath(shownAt) : collectionPath(shownAt)
}

/** What users say is wrong with what others see. */
export default function AdminReportsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const areDecided = query["state"] === "decided"
  const columns = useReportColumns(areDecided)
  return (
    <AdminPage title={t("admin.nav.reports")} intro={t("admin.reports.intro")}>
      <nav aria-label={t("admin.reports.shown")} className="flex flex-wrap gap-2">
        <Link to="?" aria-current={areDecided ? undefined : "true"} className={chipClass(!areDecided)}>
          {t("admin.reports.waiting")}
        </Link>
        <Link
          to="?state=decided"
          aria-current={areDecided ? "true" : undefined}
          className={chipClass(areDecided)}
        >
          {t("admin.reports.decided")}
        </Link>
      </nav>
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.reports")}
          columns={columns}
          list={list}
          sort=""
          nameOf={({ subject }) => subject.name?.text ?? t("admin.reports.gone")}
          csv={{
            name: "reports",
            load: (place) => adminCall()(listReports, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}

function ReportedThing({ path, name }: { readonly path: string | null; readonly name: ShownText }) {
  const langOf = useLangOf()
  if (path === null)
    return (
      <span className="wrap-anywhere" {...langOf(name)}>
        {name.text}
      </span>
    )
  return (
    <Link
      to={path}
      className="inline-flex min-h-8 items-center wrap-anywhere text-accent underline underline-offset-2"
      {...langOf(name)}
    >
      {name.text}
    </Link>
  )
}

function useReportColumns(areDecided: boolean): readonly Column<Report>[] {
  const t = useAdminText()
  return [
    {
      name: "kind",
      title: t("admin.reports.kind"),
      csv: ({ subject }) => t(reportedKindTexts[subject.kind]),
      cell: ({ subject }) => t(reportedKindTexts[subject.kind]),
    },
    {
      name: "what",
      title: t("admin.reports.what"),
      csv: ({ subject }) => subject.name?.text ?? "",
      cell: (report) =>
        report.subject.name === null ? (
          t("admin.reports.gone")
        ) : (
          <ReportedThing path={pathOf(report)} name={report.subject.name} />
        ),
    },
    {
      name: "problem",
      title: t("admin.reports.problem"),
      csv: ({ problem }) => t(problemTexts[problem]),
      cell: ({ problem }) => <Tag tone="wait">{t(problemTexts[problem])}</Tag>,
    },
    {
      name: "text",
      title: t("admin.reports.text"),
      csv: ({ text }) => text,
      cell: ({ text }) => <span className="wrap-anywhere whitespace-pre-line">{text || "–"}</span>,
    },
    {
      name: "by",
      title: t("admin.reports.by"),
      csv: ({ reporter }) => reporter?.nickname ?? "",
      cell: ({ reporter }) => reporter?.nickname ?? "–",
    },
    {
      name: "at",
      title: t("admin.reports.at"),
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    {
      name: "outcome",
      title: t("admin.reports.outcome"),
      csv: areDecided ? ({ settled }) => settled?.outcome ?? "" : null,
      cell: (report) =>
        report.settled === null ? (
          <span className="flex flex-wrap gap-2">
            {isOwnCase(report.parties) ? <OwnCaseTag /> : null}
            <TakeDownReported report={report} />
            <DismissReport report={report} />
          </span>
        ) : (
          t(report.settled.outcome === "ACTED" ? "admin.reports.acted" : "admin.reports.dismissed")
        ),
    },
  ]
}

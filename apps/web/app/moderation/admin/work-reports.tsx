import type { Report } from "@roomwright/contract/moderation/admin"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { Moment } from "../../admin/frame/moment.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import { DismissReport } from "./dismiss-report.tsx"
import { problemTexts } from "./work-names.ts"

/** What users said is wrong with something, as long as nobody has settled it. */
export function WorkReports({ reports }: { readonly reports: readonly Report[] }) {
  const t = useAdminText()
  return (
    <section aria-labelledby="reports" className="mt-8 max-w-measure">
      <h2 id="reports" className="text-22">
        {t("admin.works.reports")}
      </h2>
      <ul className="mt-3 border-t border-line">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 border-b border-line py-3">
            <span className="flex flex-wrap items-center gap-2">
              <Tag tone="wait">{t(problemTexts[report.problem])}</Tag>
              <span className="text-14 text-ink-2">
                {report.reporter?.nickname ?? "–"} · <Moment iso={report.createdAt} />
              </span>
              <span className="ml-auto">
                <DismissReport report={report} />
              </span>
            </span>
            {report.text === "" ? null : (
              <span className="wrap-anywhere whitespace-pre-line">{report.text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

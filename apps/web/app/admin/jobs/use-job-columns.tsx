import type { QueuedJob } from "@roomwright/contract/admin/jobs"
import { languageTag } from "@roomwright/contract/language"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import { formatMoment, Moment } from "../frame/moment.tsx"
import type { Column } from "../table/column.ts"
import { Tag } from "../frame/tag.tsx"
import { nameTexts, stateTexts, stateTones, wordReason } from "./job-labels.ts"
import { RetryButton } from "./retry-button.tsx"

/** What is told of a job. */
export function useJobColumns(): readonly Column<QueuedJob>[] {
  const t = useAdminText()
  const language = useLanguage()
  const momentOf = (iso: string): string => formatMoment(iso, languageTag[language])
  return [
    {
      name: "job",
      title: t("admin.jobs.job"),
      csv: ({ name }) => name,
      cell: ({ name }) => t(nameTexts[name]),
    },
    {
      name: "state",
      title: t("admin.bills.state"),
      csv: ({ state }) => state,
      cell: ({ state, tries, dueAt, failedAt }) => (
        <span className="grid justify-items-start gap-1">
          <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
          {dueAt !== null && tries > 0 ? (
            <span className="num text-12 text-ink-2">{t("admin.jobs.due", { when: momentOf(dueAt) })}</span>
          ) : failedAt === null ? null : (
            <span className="num text-12 text-ink-2">
              {t("admin.jobs.failedAt", { when: momentOf(failedAt) })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: "reason",
      title: t("admin.jobs.reason"),
      csv: ({ reason }) => wordReason(t, reason),
      cell: ({ reason }) => (
        // The program's own words are English.
        <span className="block max-w-measure" lang={reason?.kind === "error" ? "en" : undefined}>
          {reason === null ? "–" : wordReason(t, reason)}
        </span>
      ),
    },
    {
      name: "tries",
      title: t("admin.jobs.tries"),
      isNumber: true,
      csv: ({ tries }) => tries,
      cell: ({ tries, mostTries }) => `${tries} / ${mostTries}`,
    },
    {
      name: "added",
      title: t("admin.jobs.added"),
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    {
      name: "retry",
      title: t("admin.jobs.retry"),
      csv: null,
      cell: (job) => (job.state === "failed" ? <RetryButton job={job} /> : "–"),
    },
  ]
}

import { jobStates } from "@roomwright/contract/admin/job-names"
import type { JobKind, JobState } from "@roomwright/contract/admin/jobs"
import { pagePaths } from "@roomwright/contract/page-paths"
import { classNames } from "@roomwright/ui/class-names"
import { Link } from "react-router"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import { nameTexts, stateTexts } from "./job-labels.ts"

/** Every job, how often it comes by itself, and how many there are; a number leads to them. */
export function JobKinds({ kinds }: { readonly kinds: readonly JobKind[] }) {
  const t = useAdminText()
  return (
    <section aria-labelledby="job-kinds" className="mt-12">
      <h2 id="job-kinds" className="text-22">
        {t("admin.jobs.kinds")}
      </h2>
      <table
        aria-labelledby="job-kinds"
        className="mt-4 w-full border-collapse text-14 rounded-card border border-line bg-card max-md:block"
      >
        <thead className="bg-sunk text-12 text-ink-2 max-md:hidden">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-left font-medium">
              {t("admin.jobs.job")}
            </th>
            <th scope="col" className="px-3 py-2.5 text-left font-medium">
              {t("admin.jobs.runs")}
            </th>
            {jobStates.map((state) => (
              <th key={state} scope="col" className="px-3 py-2.5 text-right font-medium">
                {t(stateTexts[state])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {kinds.map((kind) => (
            <KindRow key={kind.name} kind={kind} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cellClass = "md:px-3 md:py-1"

/** On narrow screens a line of a list, with those of its numbers alone that are not 0. */
function KindRow({ kind }: { readonly kind: JobKind }) {
  const t = useAdminText()
  const { name, everyMinutes } = kind
  return (
    <tr className="border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:border-t max-md:px-4 max-md:py-2 max-md:first:border-t-0 md:border-t">
      <th scope="row" className="text-left font-medium wrap-anywhere max-md:w-full md:px-3 md:py-1">
        {t(nameTexts[name])}
      </th>
      <td className={`max-md:text-12 max-md:text-ink-2 ${cellClass}`}>
        {everyMinutes === null ? t("admin.jobs.asked") : t("admin.jobs.every", { minutes: everyMinutes })}
      </td>
      {jobStates.map((state) => (
        <td
          key={state}
          className={classNames("num md:text-right", cellClass, kind[state] === 0 && "max-md:hidden")}
        >
          <span className="mr-1 text-12 text-ink-2 md:hidden">{t(stateTexts[state])}</span>
          <Count kind={kind} state={state} />
        </td>
      ))}
    </tr>
  )
}

function Count({ kind, state }: { readonly kind: JobKind; readonly state: JobState }) {
  const t = useAdminText()
  const language = useLanguage()
  const count = formatNumber(kind[state], language)
  if (kind[state] === 0) return <span className="inline-flex min-h-8 items-center text-ink-2">{count}</span>
  return (
    <Link
      to={`${pagePaths.jobsAdmin}?name=${kind.name}&state=${state}`}
      aria-label={`${t(nameTexts[kind.name])}, ${t(stateTexts[state])}: ${count}`}
      className="inline-flex min-h-8 min-w-8 items-center text-accent underline underline-offset-2 md:justify-end"
    >
      {count}
    </Link>
  )
}

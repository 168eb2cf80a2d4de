import { readAdminWork, type AdminWork, type Report } from "@roomwright/contract/moderation/admin"
import { pagePaths, workPath } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { foundOr404 } from "../../platform/found-or-404.ts"
import { formatArea, formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Facts } from "../../admin/frame/facts.tsx"
import { Moment } from "../../admin/frame/moment.tsx"
import { Notice } from "../../admin/frame/notice.tsx"
import { Tag } from "../../admin/frame/tag.tsx"
import type { Route } from "./+types/work.page"
import { AdminImage } from "../../admin/frame/admin-image.tsx"
import { WorkActions } from "./work-actions.tsx"
import { workStateTexts, workStateTones, problemTexts } from "./work-names.ts"
import { DismissReport } from "./dismiss-report.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? ""
  const work = await foundOr404(adminCall()(readAdminWork, { params: { id } }))
  return { work }
}

/** One work of anybody, on the shelf or not: what it shows, what was reported, and what staff do with it. */
export default function AdminWorkPage({ loaderData: { work } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { state, reason, lookAskedAt, designer, publishedAt, styleDescription, url3d } = work
  const description = [styleDescription[language], ...Object.values(styleDescription)].find(Boolean)
  const facts = [
    [t("admin.works.designer"), designer.nickname],
    [t("admin.works.area"), formatArea(work.areaM2, language)],
    [t("admin.works.price"), work.price === 0 ? null : formatMoney(work.price, language)],
    [t("admin.works.views"), formatNumber(work.viewCount, language)],
    [t("admin.works.sales"), formatNumber(work.saleCount, language)],
    [t("admin.works.published"), publishedAt === null ? null : <Moment key="at" iso={publishedAt} />],
    [t("admin.works.seen"), <SeenBy key="seen" seen={work.seen} />],
    [t("admin.works.changed"), <Moment key="changed" iso={work.changedAt} />],
    [t("admin.works.url3d"), url3d],
    [t("admin.works.description"), description],
  ] as const
  return (
    <AdminPage title={work.name.text} list={{ path: pagePaths.adminWorks, name: t("admin.nav.works") }}>
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={workStateTones[state]}>{t(workStateTexts[state])}</Tag>
        {state === "SHELVED" ? (
          <Link to={workPath(work.id)} className={buttonClass("secondary", true)}>
            {t("admin.works.public")}
          </Link>
        ) : null}
      </p>
      {reason === null ? null : (
        <div className="mt-4 max-w-measure">
          <Notice tone={lookAskedAt === null ? "bad" : "wait"}>
            <p>{t("admin.works.heldFor", { reason })}</p>
            {lookAskedAt === null ? null : (
              <p>
                {t("admin.works.lookAsked")} <Moment iso={lookAskedAt} />
              </p>
            )}
          </Notice>
        </div>
      )}
      <WorkActions key={work.id} work={work} />
      {work.reports.length > 0 ? <WorkReports reports={work.reports} /> : null}
      <section aria-label={t("admin.works.pictures")} className="mt-8">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {[work.mainImage, ...work.detailImages, ...work.panoramas.map((room) => room.picture)].map(
            (picture, at) => (
              <li key={picture.id} className="overflow-hidden rounded-control border border-line bg-still">
                <AdminImage
                  source={picture}
                  alt={t("admin.works.picture", { number: at + 1 })}
                  className="aspect-[4/3] w-full object-contain"
                />
              </li>
            ),
          )}
        </ul>
      </section>
      <Facts facts={facts} />
    </AdminPage>
  )
}

/** Who looked at a work as it is now, and when. */
function SeenBy({ seen }: Pick<AdminWork, "seen">) {
  const t = useAdminText()
  if (seen === null) return <>{t("admin.works.unseen")}</>
  if (seen.by === null) return <>{t("admin.works.seenFirst")}</>
  return (
    <>
      {seen.by.nickname} · <Moment iso={seen.at} />
    </>
  )
}

/** What users said is wrong with something, as long as nobody has settled it. */
function WorkReports({ reports }: { readonly reports: readonly Report[] }) {
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

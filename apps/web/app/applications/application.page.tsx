import { applicationRoles } from "@roomwright/contract/applications/types"
import { readApplicationProcess } from "@roomwright/contract/applications/calls"
import { applicationPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { chipClass } from "../platform/lists/chip-class.ts"
import { applicationTexts, useApplicationText } from "../platform/locale/application-texts.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { privatePage } from "../platform/session/private-page.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/application.page"
import { ApplicationStatus } from "./application-status.tsx"

export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams.get("role")
  const [designer, merchant] = await Promise.all([
    call(readApplicationProcess, { query: { role: "designer" } }),
    call(readApplicationProcess, { query: { role: "merchant" } }),
    applicationTexts.load(shownLanguage()),
  ])
  const newest = [designer, merchant].toSorted((one, other) =>
    (other?.submittedAt ?? "").localeCompare(one?.submittedAt ?? ""),
  )[0]
  const role = applicationRoles.find((one) => one === asked) ?? newest?.role ?? "designer"
  return { designer, merchant, role }
}

/** How one's applications stand. */
export default function ApplicationStatusPage({ loaderData }: Route.ComponentProps) {
  const t = useApplicationText()
  const { role } = loaderData
  const both = loaderData.designer !== null && loaderData.merchant !== null
  const process = loaderData[role]
  const roles = { designer: t("applications.type.DESIGNER_FREE"), merchant: t("applications.type.MERCHANT") }
  return (
    <>
      <title>{`${t("applications.status.title")} · Roomwright`}</title>
      <h1 className="text-36">{t("applications.status.title")}</h1>
      {both ? (
        <nav aria-label={t("applications.status.roles")} className="mt-4 flex flex-wrap gap-2">
          {applicationRoles.map((one) => (
            <Link
              key={one}
              to={applicationPath(one)}
              aria-current={one === role ? "page" : undefined}
              className={chipClass(one === role)}
            >
              {loaderData[one] ? t(`applications.type.${loaderData[one].type}`) : roles[one]}
            </Link>
          ))}
        </nav>
      ) : null}
      {process ? (
        <ApplicationStatus key={process.id + process.status} initial={process} />
      ) : (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("applications.status.none")}>
          <p>{t("applications.status.noneText")}</p>
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            <Link to={pagePaths.price} className={buttonClass("primary")}>
              {t("applications.apply.designer")}
            </Link>
            <Link to={pagePaths.merchantApplication} className={buttonClass()}>
              {t("applications.apply.merchant")}
            </Link>
          </p>
        </EmptyState>
      )}
    </>
  )
}

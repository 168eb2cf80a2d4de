import type { ApplicationType } from "@roomwright/contract/applications/types"
import { applicationPath, pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useApplicationText } from "../platform/locale/application-texts.ts"
import { isStaff } from "../platform/session/staff.ts"
import { ApplicationForm } from "./application-form.tsx"
import type { LoadedApplication } from "./load-application.ts"

interface ApplicationPageProps {
  readonly loaded: LoadedApplication
  /** What the address asks for; a rejected application keeps its own type. */
  readonly asked: ApplicationType
}

/** The form of an application, or why there is none to fill in. */
export function ApplicationPage({ loaded, asked }: ApplicationPageProps) {
  const t = useApplicationText()
  const { role, roles, process } = loaded
  const isAgain = process?.status === "REJECTED"
  const title = t(
    isAgain
      ? "applications.again.title"
      : role === "designer"
        ? "applications.designer.title"
        : "applications.merchant.title",
  )
  const isHeld = roles.includes(role === "designer" ? "ROLE_DESIGNER" : "ROLE_MERCHANT")
  return (
    <div className="wrap pb-8">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      {isStaff(roles) ? (
        <EmptyState level={1} drawing={<EmptyRoomDrawing />} title={t("applications.staff.title")}>
          <p>{t("applications.staff.text")}</p>
        </EmptyState>
      ) : isHeld ? (
        <EmptyState
          level={1}
          drawing={<EmptyRoomDrawing />}
          title={t(role === "designer" ? "applications.held.designer" : "applications.held.merchant")}
        >
          <p>{t("applications.held.text")}</p>
          <p className="mt-6">
            <Link
              to={role === "designer" ? pagePaths.designerDashboard : pagePaths.merchantDashboard}
              className={buttonClass("primary")}
            >
              {t("applications.held.home")}
            </Link>
          </p>
        </EmptyState>
      ) : process?.status === "SUBMITTED" ? (
        <EmptyState level={1} drawing={<EmptyRoomDrawing />} title={t("applications.open.title")}>
          <p>{t("applications.open.text")}</p>
          <p className="mt-6">
            <Link to={applicationPath(role)} className={buttonClass("primary")}>
              {t("applications.open.status")}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <>
          <PageHead
            title={title}
            intro={t(
              isAgain
                ? "applications.again.intro"
                : role === "designer"
                  ? "applications.designer.intro"
                  : "applications.merchant.intro",
            )}
          />
          <ApplicationForm loaded={loaded} type={isAgain ? process.type : asked} />
        </>
      )}
    </div>
  )
}

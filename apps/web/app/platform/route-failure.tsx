import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { LostDoorDrawing, UnpluggedLampDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { isRouteErrorResponse, Link, useLocation } from "react-router"
import type { PageFailure } from "./page-context.ts"
import { useText } from "./locale/locale.tsx"

interface RouteFailureProps {
  readonly error: unknown
  /** `page`: nothing else stands around it. `route`: inside the site's header and footer. */
  readonly level: "page" | "route"
}

/** The error page for whatever a route threw: 404 says what is not there, all else that we failed. */
export function RouteFailure({ error, level }: RouteFailureProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const missing = isRouteErrorResponse(error) && error.status === 404
  const away = isRouteErrorResponse(error) && error.status === 503
  const failure = isRouteErrorResponse(error) ? toFailure(error.data) : null
  const Frame = level === "page" ? "main" : "div"
  const title = missing ? t("error.notFoundTitle") : away ? t("error.awayTitle") : t("error.serverTitle")
  return (
    <Frame className="wrap py-8">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} drawing={missing ? <LostDoorDrawing /> : <UnpluggedLampDrawing />} title={title}>
        <p>{missing ? t("error.goneText") : away ? t("error.awayText") : t("error.serverText")}</p>
        {!missing && failure?.requestId ? (
          <p className="mt-2 text-14">{t("error.reference", { id: failure.requestId })}</p>
        ) : null}
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          {missing ? null : (
            <a href={here} className={buttonClass("primary")}>
              {t("error.tryAgain")}
            </a>
          )}
          <Link to={pagePaths.works} className={buttonClass(missing ? "primary" : "secondary")}>
            {t("action.seeWorks")}
          </Link>
          <Link to={pagePaths.products} className={buttonClass()}>
            {t("action.seeProducts")}
          </Link>
        </p>
      </EmptyState>
    </Frame>
  )
}

function toFailure(value: unknown): PageFailure | null {
  return typeof value === "object" && value !== null && "requestId" in value ? (value as PageFailure) : null
}

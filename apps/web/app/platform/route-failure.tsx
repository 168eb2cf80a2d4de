import { pagePaths } from "@roomwright/contract/page-paths"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "./drawing.tsx"
import { lazy, Suspense } from "react"
import { isRouteErrorResponse, Link, useLocation } from "react-router"
import { ApiError } from "./api.ts"
import type { PageFailure } from "./page-context.ts"
import { useText } from "./locale/locale.tsx"
import { PrivatePageFallback } from "./session/private-page-fallback.tsx"
import { isLoginNeeded } from "./session/signed-in-call.ts"
import { Unreached } from "./stale-build/unreached.ts"
import { useReloadAfterNewBuild } from "./stale-build/use-reload-after-new-build.ts"

const LoginNeededPage = lazy(async () => ({
  default: (await import("./session/login-needed-page.tsx")).LoginNeededPage,
}))

interface RouteFailureProps {
  readonly error: unknown
  /** `page`: nothing else stands around it. `route`: inside the site's header and footer. */
  readonly level: "page" | "route"
}

/**
 * The error page for whatever a route threw: 404 says what is not there, what did not arrive that the network is to be
 * checked, all else that we failed. Before it says so, a page of an old build is exchanged for a new one.
 */
export function RouteFailure({ error, level }: RouteFailureProps) {
  if (!isLoginNeeded(error)) return <Failure error={error} level={level} />
  return (
    <Suspense fallback={<PrivatePageFallback />}>
      <LoginNeededPage />
    </Suspense>
  )
}

function Failure({ error, level }: RouteFailureProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const waits = useReloadAfterNewBuild(error)
  const kind = kindOf(error)
  const missing = kind === "missing"
  const failure = isRouteErrorResponse(error) ? toFailure(error.data) : null
  const Frame = level === "page" ? "main" : "div"
  const title = t(words[kind].title)
  if (waits && kind === "unreached") return <Frame aria-busy className="min-h-screen" />
  return (
    <Frame className="wrap py-8">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        drawing={missing ? <Drawing of="lostDoor" /> : <Drawing of="unpluggedLamp" />}
        title={title}
      >
        <p>{t(words[kind].text)}</p>
        {!missing && failure?.requestId ? (
          <p className="mt-2 text-14">{t("error.reference", { id: failure.requestId })}</p>
        ) : null}
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          {missing ? null : (
            <Link
              to={pathname + search}
              // Data are asked for again in place, which loses nothing while there is no network.
              reloadDocument={!isWithoutData(error)}
              className={buttonClass("primary")}
            >
              {t("error.tryAgain")}
            </Link>
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

const words = {
  missing: { title: "error.notFoundTitle", text: "error.goneText" },
  away: { title: "error.awayTitle", text: "error.awayText" },
  unreached: { title: "call.serverFail", text: "error.unreachedText" },
  failed: { title: "error.serverTitle", text: "error.serverText" },
} as const

/** The network did not bring the data; the page's code is here. */
const isWithoutData = (error: unknown): boolean =>
  error instanceof ApiError || isFetchFault(error) || (error instanceof Unreached && error.part === "data")

/** What React Router throws when it could not ask for the part of the route table that an address needs. */
const isFetchFault = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)

function kindOf(error: unknown): keyof typeof words {
  if (error instanceof Unreached || isFetchFault(error)) return "unreached"
  if (error instanceof ApiError && error.status === 0) return "unreached"
  if (!isRouteErrorResponse(error) && !(error instanceof ApiError)) return "failed"
  return error.status === 404 ? "missing" : error.status === 503 ? "away" : "failed"
}

function toFailure(value: unknown): PageFailure | null {
  return typeof value === "object" && value !== null && "requestId" in value ? (value as PageFailure) : null
}

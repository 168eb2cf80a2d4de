import { useRouteError } from "react-router"
import { RouteFailure } from "../../platform/route-failure.tsx"

/** A page of the back office that failed: export it as the page's `ErrorBoundary`, so that the way on stays in sight. */
export function AdminFailure() {
  return <RouteFailure error={useRouteError()} level="route" />
}

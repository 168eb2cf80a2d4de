import { Outlet } from "react-router"
import type { Route } from "./+types/site-layout"
import { RouteFailure } from "../platform/route-failure.tsx"
import { SiteFrame } from "./site-frame.tsx"

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <RouteFailure error={error} level="route" />
    </SiteFrame>
  )
}

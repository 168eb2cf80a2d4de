import { Outlet } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/own-area.layout"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { readOwn } from "./read-own.ts"

export { DashboardSkeleton as HydrateFallback } from "./dashboard-skeleton.tsx"
export const handle = privatePage

export async function clientLoader() {
  const { profile, publicPage } = await readOwn()
  return { profile, publicPage }
}

/** One's own area around the pages that other features put into it. */
export default function OwnArea({ loaderData: { profile, publicPage } }: Route.ComponentProps) {
  return (
    <DashboardFrame profile={profile} hasPublicPage={publicPage !== null}>
      <Outlet />
    </DashboardFrame>
  )
}

import { Outlet } from "react-router"
import type { Route } from "./+types/admin-layout"
import { AdminFrame } from "../admin/frame/admin-frame.tsx"
import { AdminSkeleton } from "../admin/frame/admin-skeleton.tsx"
import { enterAdmin } from "../admin/frame/enter-admin.ts"
import { RouteFailure } from "../platform/route-failure.tsx"
import { privatePage } from "../platform/session/private-page.ts"
import { useLiveSession } from "../platform/session/use-live-session.ts"
import { ModalLayer, useModalIsOpen } from "./modal-layer.tsx"
import { NavigationProgress } from "./navigation-progress.tsx"
import { NotificationBell } from "./notification-bell.tsx"
import { SiteFrame } from "./site-frame.tsx"
import { useOpenMenu } from "./use-open-menu.ts"
import { useTabsInStep } from "./use-tabs-in-step.ts"
import { useWaiting } from "./use-waiting.ts"

export const handle = privatePage
export const clientLoader = enterAdmin
export const HydrateFallback = AdminSkeleton

/** The back office: its own frame, for staff alone. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const waiting = useWaiting()
  const modalIsOpen = useModalIsOpen()
  const menus = useOpenMenu()
  useLiveSession()
  useTabsInStep()
  return (
    <>
      <div className="whole-page" inert={modalIsOpen}>
        <NavigationProgress waiting={waiting} />
        <AdminFrame person={loaderData} waiting={waiting} bell={<NotificationBell menus={menus} />}>
          <Outlet />
        </AdminFrame>
      </div>
      <ModalLayer />
    </>
  )
}

/** Visitors are asked to log in; everybody else who may not enter sees the site's page for what is not there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <RouteFailure error={error} level="route" />
    </SiteFrame>
  )
}

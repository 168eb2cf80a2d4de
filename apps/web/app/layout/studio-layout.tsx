import { Outlet } from "react-router"
import type { Route } from "./+types/studio-layout"
import { showStudioThemeScript, takeHandOffScript } from "../studio/take-hand-off.ts"
import { OwnScript } from "../platform/own-script.tsx"
import { RouteFailure } from "../platform/route-failure.tsx"
import { useLiveSession } from "../platform/session/use-live-session.ts"
import { ModalLayer, useModalIsOpen } from "./modal-layer.tsx"
import { useTabsInStep } from "./use-tabs-in-step.ts"

/** The window of the studio: nothing of the site around it. */
export default function StudioLayout() {
  const modalIsOpen = useModalIsOpen()
  useLiveSession()
  useTabsInStep()
  return (
    <>
      <OwnScript text={`${takeHandOffScript};${showStudioThemeScript}`} />
      <div className="whole-page" inert={modalIsOpen}>
        <Outlet />
      </div>
      <ModalLayer />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <main>
        <RouteFailure error={error} level="route" />
      </main>
      <ModalLayer />
    </>
  )
}

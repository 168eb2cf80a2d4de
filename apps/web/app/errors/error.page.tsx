import { data, useLocation } from "react-router"
import { useSyncExternalStore } from "react"
import { PageNotFound } from "./page-not-found.tsx"

/** Where unmatched addresses end. Asked for directly it is a page that is not there, too. */
export const loader = () => data(null, { status: 404 })

const noChanges = () => () => {}

export default function ErrorPage() {
  const location = useLocation()
  const state: unknown = location.state
  // The path travels in the history entry, which the server cannot see: it appears once the page runs.
  const runs = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  return <PageNotFound path={runs ? pathIn(state) : null} />
}

function pathIn(state: unknown): string | null {
  return typeof state === "object" && state !== null && "path" in state && typeof state.path === "string"
    ? state.path
    : null
}

import { useSyncExternalStore } from "react"
import { useActionScope } from "../actions/use-action.ts"
import type { StudioView } from "./studio-view.tsx"

/** A part of what the view says of itself. `pick` gives the same object for the same status. */
export function useViewStatus<T>(pick: (status: ReturnType<StudioView["status"]>) => T): T {
  const { view } = useActionScope()
  return useSyncExternalStore(view.subscribe, () => pick(view.status()))
}

import { createContext, use, useSyncExternalStore } from "react"
import type { RenderDesk, RenderDeskState } from "./render-desk.ts"
import type { PublishableWorks } from "../publish/publish-host.ts"
import type { LiveDesk } from "./live-desk.ts"
import type { RenderHost } from "./render-host.ts"
import type { TourHost } from "./tour-host.ts"

/** The renders of the window's project; null where there are none, as in what everybody may look at. */
export const RenderDeskContext = createContext<{
  readonly desk: RenderDesk
  readonly host: RenderHost
  readonly live: LiveDesk
  readonly tours: TourHost
  /** The project, and what it is called. */
  readonly project: string
  readonly name: string
  /** The render that is to be looked at as soon as the studio is open; null: none, or it was looked at. */
  readonly takeFirst: () => string | null
  /** One's works, on whose pages tours are shown. */
  readonly works: () => Promise<PublishableWorks>
  /** Stores what is drawn; false where that cannot be. */
  readonly settle: () => Promise<boolean>
} | null>(null)

export function useRenderDesk() {
  const found = use(RenderDeskContext)
  if (!found) throw new Error("Renders were shown without a desk.")
  return found
}

/** A part of the desk's state. `pick` gives the same object for the same state. */
export function useDeskState<T>(desk: RenderDesk, pick: (state: RenderDeskState) => T): T {
  return useSyncExternalStore(desk.subscribe, () => pick(desk.read()))
}

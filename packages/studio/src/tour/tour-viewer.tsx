import { useCallback, useMemo, useState, type ReactNode } from "react"
import type { Direction } from "../panorama-room.ts"
import type { PlanSketch } from "../studio-host.ts"
import { StudioTextContext, type StudioText } from "../use-studio-text.ts"
import type { VisitProduct } from "../visit/visit-product.ts"
import type { TourRoom } from "./tour-room.ts"
import { TourStopView } from "./tour-stop-view.tsx"
import type { TourTexts } from "./tour-texts.ts"

export interface TourViewerProps {
  readonly rooms: readonly TourRoom[]
  readonly sketch: PlanSketch | null
  readonly products: readonly VisitProduct[]
  readonly words: StudioText
  readonly texts: TourTexts
  readonly linkTarget: "_self" | "_top" | "_blank"
  /** At the upper left: whose tour it is. */
  readonly head: ReactNode
  /** Beside the buttons of the viewer. */
  readonly tools: ReactNode
}

/** Rooms to look around in, linked by arrows and a plan, with the products that stand in them. Fills what is around it. */
export function TourViewer(props: TourViewerProps) {
  const { rooms, words } = props
  const [first] = rooms
  const [here, setHere] = useState({ id: first?.id ?? "", looking: null as Direction | null })
  const found = rooms.find(({ id }) => id === here.id) ?? first
  const room = useMemo(
    () => (found && here.looking ? { ...found, view: here.looking } : found),
    [found, here.looking],
  )
  const go = useCallback((id: string, looking: Direction | null): void => setHere({ id, looking }), [])
  return (
    <StudioTextContext value={words}>
      {room ? <TourStopView {...props} room={room} onGo={go} /> : null}
    </StudioTextContext>
  )
}

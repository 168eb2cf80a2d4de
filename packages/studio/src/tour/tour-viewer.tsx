import { useCallback, useMemo, useState } from "react"
import type { Direction } from "../panorama-room.ts"
import { StudioTextContext } from "../use-studio-text.ts"
import type { TourViewerProps } from "./tour-props.tsx"
import { TourStopView } from "./tour-stop-view.tsx"

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

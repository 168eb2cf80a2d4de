import { lazy, Suspense, type ComponentType } from "react"

type Drawings = typeof import("@roomwright/ui/drawings")

/** Their lines come when they are needed, and are not missed without a network. */
const draw = (choose: (all: Drawings) => ComponentType) =>
  lazy(() =>
    import("@roomwright/ui/drawings").then(
      (all) => ({ default: choose(all) }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  )

const drawings = {
  emptyRoom: draw((all) => all.EmptyRoomDrawing),
  lostDoor: draw((all) => all.LostDoorDrawing),
  unpluggedLamp: draw((all) => all.UnpluggedLampDrawing),
}

/** A drawing of places that few visits see. */
export function Drawing({ of }: { readonly of: keyof typeof drawings }) {
  const Lines = drawings[of]
  return (
    <Suspense fallback={<span className="block aspect-3/2" />}>
      <Lines />
    </Suspense>
  )
}

import { isInRegion } from "@roomwright/scene/geometry/rings"
import type { RoomLabel } from "@roomwright/scene/kinds/room-label/room-label"
import { memo } from "react"
import { drawLevel, type LevelDrawing } from "../../plan-view/draw-level.ts"
import type { PlanKind } from "../plan-kind.tsx"

/** Floors of rooms and what openings take out of walls: what lies under everything else. */
const FloorLayer = memo(function FloorLayer({ rooms, openings }: Pick<LevelDrawing, "rooms" | "openings">) {
  return (
    <g className="fill-plan-room stroke-plan-room" strokeWidth={1}>
      <Filled d={openings.map(({ gap }) => gap).join("")} />
      {rooms.map(({ rank, d }) => (
        <Filled key={rank} d={d} />
      ))}
    </g>
  )
})

const Filled = memo(function Filled({ d }: { readonly d: string }) {
  return <path d={d} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
})

/** Rooms follow from walls; what is stored of them is their label. Names are written by `NameLayer`, over everything. */
export const roomPlan: PlanKind<RoomLabel> = {
  kind: "roomLabel",
  Layer: ({ scene, level }) => {
    const { rooms, openings } = drawLevel(scene, level)
    return <FloorLayer rooms={rooms} openings={openings} />
  },
  Lit: ({ scene, level, selection, isChosen }) => {
    const room =
      isChosen && selection.kind === "room"
        ? drawLevel(scene, level).rooms.find((shape) => isInRegion(selection.at, shape.room))
        : undefined
    return room ? (
      <path d={room.d} fillRule="evenodd" vectorEffect="non-scaling-stroke" className="fill-accent/10" />
    ) : null
  },
}

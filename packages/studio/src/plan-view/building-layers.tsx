import { memo } from "react"
import type { LevelDrawing } from "./draw-level.ts"
import type { OpeningShape, WallShape } from "./draw-wall.ts"

/** Floors of rooms and what openings take out of walls: what lies under everything else. */
export const FloorLayer = memo(function FloorLayer({
  rooms,
  openings,
}: Pick<LevelDrawing, "rooms" | "openings">) {
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

/** Walls between their openings. */
export const WallLayer = memo(function WallLayer({ walls }: Pick<LevelDrawing, "walls">) {
  // Low ones first: where they meet others, those go through.
  const inOrder = walls.toSorted((a, b) => Number(b.isLow) - Number(a.isLow))
  return (
    <g strokeWidth={1.2} strokeLinejoin="round">
      {inOrder.map(({ id, d, isLow }) => (
        <WallBody key={id} d={d} isLow={isLow} />
      ))}
    </g>
  )
})

/** The edge in the colour of the wall closes the hair between two walls that meet. */
const WallBody = memo(function WallBody({ d, isLow }: Pick<WallShape, "d" | "isLow">) {
  return (
    <path
      d={d}
      vectorEffect="non-scaling-stroke"
      className={isLow ? "fill-plan-low stroke-plan-low" : "fill-plan-wall stroke-plan-wall"}
    />
  )
})

/** Doors and windows. */
export const OpeningLayer = memo(function OpeningLayer({ openings }: Pick<LevelDrawing, "openings">) {
  return (
    <g className="fill-none stroke-plan-symbol" strokeWidth={1}>
      {openings.map(({ id, lines, leaves, overhead }) => (
        <Symbol key={id} lines={lines} leaves={leaves} overhead={overhead} />
      ))}
    </g>
  )
})

/** An opening without what it takes out of the wall. Colours are those of what is around. */
export const Symbol = memo(function Symbol({
  lines,
  leaves,
  overhead,
}: Pick<OpeningShape, "lines" | "leaves" | "overhead">) {
  return (
    <>
      {lines ? <path d={lines} vectorEffect="non-scaling-stroke" /> : null}
      {leaves ? <path d={leaves} vectorEffect="non-scaling-stroke" strokeWidth={1.4} /> : null}
      {overhead ? <path d={overhead} vectorEffect="non-scaling-stroke" strokeDasharray="5 4" /> : null}
    </>
  )
})

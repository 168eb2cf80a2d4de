import { isInRegion } from "@roomwright/scene/geometry/rings"
import { memo } from "react"
import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Underlay } from "@roomwright/scene/elements/underlay"
import { selectedIds, type Selection } from "../editor/selection.ts"
import { Symbol } from "./building-layers.tsx"
import type { LevelDrawing } from "./draw-level.ts"
import { cornersOfUnderlay } from "./places-of-level.ts"
import { ringPath } from "./svg-path.ts"
import type { Thing } from "./things-of-level.ts"
import { Upright } from "./upright.tsx"

interface ChosenLayerProps {
  readonly drawing: LevelDrawing
  readonly things: readonly Thing[]
  readonly underlays: readonly Entry<Underlay>[]
  readonly selection: Selection
  readonly mmPerPixel: number
}

/** What is chosen, drawn once more in clay. */
export const ChosenLayer = memo(function ChosenLayer({
  drawing,
  things,
  underlays,
  selection,
  mmPerPixel,
}: ChosenLayerProps) {
  const ids = new Set(selectedIds(selection))
  const room =
    selection.kind === "room"
      ? drawing.rooms.find((shape) => isInRegion(selection.at, shape.room))
      : undefined
  return (
    <g className="pointer-events-none fill-accent/20 stroke-accent" strokeWidth={1.6}>
      {room ? (
        <path d={room.d} fillRule="evenodd" vectorEffect="non-scaling-stroke" className="fill-accent/10" />
      ) : null}
      {underlays.map(({ id, element }) =>
        ids.has(id) ? (
          <path
            key={id}
            d={ringPath(cornersOfUnderlay(element))}
            vectorEffect="non-scaling-stroke"
            className="fill-none"
          />
        ) : null,
      )}
      <Lit drawing={drawing} things={things} ids={ids} mmPerPixel={mmPerPixel} wall="fill-accent/65" />
    </g>
  )
})

interface LitProps {
  readonly drawing: LevelDrawing
  readonly things: readonly Thing[]
  readonly ids: ReadonlySet<string>
  readonly mmPerPixel: number
  /** How walls are filled, which are light or dark themselves. */
  readonly wall: string
}

/** The elements with these ids in the colours of what is around. */
export function Lit({ drawing, things, ids, mmPerPixel, wall }: LitProps) {
  if (ids.size === 0) return null
  return (
    <>
      {drawing.walls.flatMap(({ id, d }) =>
        ids.has(id)
          ? [
              <path
                key={id}
                d={d}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                className={wall}
              />,
            ]
          : [],
      )}
      {drawing.openings.flatMap((opening) =>
        ids.has(opening.id)
          ? [
              <g key={opening.id}>
                <path d={opening.gap} vectorEffect="non-scaling-stroke" strokeWidth={1} />
                <g className="fill-none">
                  <Symbol lines={opening.lines} leaves={opening.leaves} overhead={opening.overhead} />
                </g>
              </g>,
            ]
          : [],
      )}
      {things.map((thing) =>
        ids.has(thing.id) ? <LitThing key={thing.id} thing={thing} mmPerPixel={mmPerPixel} /> : null,
      )}
    </>
  )
}

function LitThing({ thing, mmPerPixel }: { readonly thing: Thing; readonly mmPerPixel: number }) {
  const { at, turn, size } = thing
  if (!size) {
    return (
      <Upright at={at} mmPerPixel={mmPerPixel}>
        <circle r={13} />
      </Upright>
    )
  }
  return (
    <rect
      x={-size.width / 2}
      y={-size.depth / 2}
      width={size.width}
      height={size.depth}
      transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
      vectorEffect="non-scaling-stroke"
    />
  )
}

import { memo } from "react"
import type { Thing } from "./things-of-level.ts"
import { Upright } from "./upright.tsx"

interface ThingLayerProps {
  readonly things: readonly Thing[]
  readonly mmPerPixel: number
}

/** Furniture, lamps and views, and what a later version added: boxes of their size, and marks. */
export const ThingLayer = memo(function ThingLayer({ things, mmPerPixel }: ThingLayerProps) {
  return (
    <g className="fill-none stroke-plan-item" strokeWidth={1}>
      {things.map((thing) =>
        thing.size ? (
          <Box key={thing.id} thing={thing} size={thing.size} />
        ) : (
          <Mark key={thing.id} thing={thing} mmPerPixel={mmPerPixel} />
        ),
      )}
    </g>
  )
})

interface BoxProps {
  readonly thing: Thing
  readonly size: NonNullable<Thing["size"]>
}

/** Its front is below when it is not turned: a line marks it. */
function Box({ thing: { at, turn, kind }, size: { width, depth } }: BoxProps) {
  const front = -depth / 2 + Math.min(60, depth / 6)
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        rx={Math.min(40, width / 8, depth / 8)}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={kind === "item" ? undefined : "4 3"}
      />
      {kind === "item" ? (
        <path d={`M${-width / 2} ${front}H${width / 2}`} vectorEffect="non-scaling-stroke" opacity={0.6} />
      ) : null}
    </g>
  )
}

interface MarkProps {
  readonly thing: Thing
  readonly mmPerPixel: number
}

function Mark({ thing: { at, turn, kind }, mmPerPixel }: MarkProps) {
  return (
    <Upright at={at} turn={turn} mmPerPixel={mmPerPixel}>
      {kind === "light" ? (
        <path d="M4.5 0A4.5 4.5 0 1 1 -4.5 0A4.5 4.5 0 1 1 4.5 0M0 -7v-3M0 7v3M-7 0h-3M7 0h3" />
      ) : kind === "camera" ? (
        <path d="M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M4 -3L16 -9M4 3L16 9" />
      ) : (
        <path d="M-5 0L0 -5L5 0L0 5Z" />
      )}
    </Upright>
  )
}

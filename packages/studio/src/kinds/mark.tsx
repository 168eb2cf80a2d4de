import type { Vector } from "@roomwright/scene/geometry/vectors"
import { Upright } from "../plan-view/upright.tsx"

interface MarkProps {
  readonly at: Vector
  /** Degrees counter-clockwise. */
  readonly turn: number
  /** mm; null for a mark of the same size at every zoom. */
  readonly size: { readonly width: number; readonly depth: number } | null
}

/** What has no drawing of its own yet: a dashed box of its size, or a sign of some pixels (`d`). */
export function Mark({
  at,
  turn,
  size,
  d,
  mmPerPixel,
}: MarkProps & { readonly d: string; readonly mmPerPixel: number }) {
  return size ? (
    <Box at={at} turn={turn} size={size} isDashed />
  ) : (
    <Upright at={at} turn={turn} mmPerPixel={mmPerPixel}>
      <path d={d} />
    </Upright>
  )
}

/** The same in the colours of what is around. */
export function LitMark({ at, turn, size, mmPerPixel }: MarkProps & { readonly mmPerPixel: number }) {
  return size ? (
    <Box at={at} turn={turn} size={size} />
  ) : (
    <Upright at={at} mmPerPixel={mmPerPixel}>
      <circle r={13} />
    </Upright>
  )
}

interface BoxProps extends MarkProps {
  readonly size: NonNullable<MarkProps["size"]>
  readonly isDashed?: boolean
}

export function Box({ at, turn, size: { width, depth }, isDashed = false }: BoxProps) {
  return (
    <rect
      x={-width / 2}
      y={-depth / 2}
      width={width}
      height={depth}
      rx={isDashed ? Math.min(40, width / 8, depth / 8) : undefined}
      transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
      vectorEffect="non-scaling-stroke"
      strokeDasharray={isDashed ? "4 3" : undefined}
    />
  )
}

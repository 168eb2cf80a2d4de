import type { IBlock, IInsertEntity } from "dxf-parser"
import { plus, times, type Vector } from "@roomwright/scene/geometry/vectors"

/** Where a block was put: its axes as they lie in the drawing. */
export interface Frame {
  readonly origin: Vector
  readonly across: Vector
  readonly up: Vector
  /** Of what has one size, as a radius. */
  readonly scale: number
}

/** Beyond it nothing is part of a home in any unit. */
const farthest = 1e12

export const isFinitePlace = ({ x, y }: Vector): boolean =>
  Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < farthest && Math.abs(y) < farthest

export const placeIn = ({ origin, across, up }: Frame, { x, y }: Vector): Vector =>
  plus(origin, plus(times(across, x), times(up, y)))

/** The frame of one copy of a block. */
export function toFrame(
  outer: Frame,
  { position, xScale, yScale, rotation, columnSpacing, rowSpacing }: IInsertEntity,
  block: IBlock,
  { column, row }: { readonly column: number; readonly row: number },
): Frame {
  const turn = ((rotation || 0) * Math.PI) / 180
  const [wide, high] = [xScale || 1, yScale || 1]
  const turned = (x: number, y: number): Vector => ({
    x: x * Math.cos(turn) - y * Math.sin(turn),
    y: x * Math.sin(turn) + y * Math.cos(turn),
  })
  const apply = ({ x, y }: Vector): Vector => plus(times(outer.across, x), times(outer.up, y))
  const across = apply(turned(wide, 0))
  const up = apply(turned(0, high))
  const step = apply(turned(column * (columnSpacing || 0), row * (rowSpacing || 0)))
  const base = block.position ?? { x: 0, y: 0 }
  const origin = plus(placeIn(outer, position), step)
  return {
    origin: plus(origin, plus(times(across, -base.x), times(up, -base.y))),
    across,
    up,
    scale: outer.scale * Math.abs(wide),
  }
}

/** Of an arc, radians: as fine as bowed walls need. */
const step = Math.PI / 18

/** The arc of a bulge as straight pieces, with both ends. */
export function flattenArc(from: Vector, to: Vector, bulge: number): readonly Vector[] {
  const angle = 4 * Math.atan(bulge)
  const pieces = Math.min(36, Math.ceil(Math.abs(angle) / step))
  if (!Number.isFinite(angle) || pieces < 2) return [from, to]
  // The middle lies off the chord, on its left where the arc goes counter-clockwise by less than a half turn.
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }
  const off = (1 - bulge * bulge) / (2 * bulge)
  const centre = { x: from.x + half.x - half.y * off, y: from.y + half.y + half.x * off }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y)
  return Array.from({ length: pieces + 1 }, (_, n) => {
    if (n === 0) return from
    if (n === pieces) return to
    const now = start + (angle * n) / pieces
    return { x: centre.x + radius * Math.cos(now), y: centre.y + radius * Math.sin(now) }
  })
}

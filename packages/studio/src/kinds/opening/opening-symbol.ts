import { arcOf, type Polyline } from "@roomwright/scene/drawing/polyline"
import type { Span } from "@roomwright/scene/kinds/opening/blocked-spans"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { strokesOfOpening } from "@roomwright/scene/kinds/opening/opening-strokes"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { arcPath, linePath, ringPath } from "../../plan-view/svg-path.ts"

/** How an opening is drawn, as `d` of SVG paths in mm of the plan; empty where it has no such part. */
export interface OpeningSymbol {
  /** What it takes out of the wall. */
  readonly gap: string
  /** Glass, frames and the way of a leaf: thin. */
  readonly lines: string
  /** Leaves: strong. */
  readonly leaves: string
  /** What is above: dashed. */
  readonly overhead: string
}

/** The symbol of an opening that takes a stretch of a wall: the same that is printed. */
export function symbolOf(
  wall: Wall,
  shape: Pick<Opening, "type" | "hinge" | "swing">,
  stretch: Span,
): OpeningSymbol {
  const { gap, lines, leaves, overhead } = strokesOfOpening(wall, shape, stretch)
  const written = (strokes: readonly Polyline[]): string => strokes.map(pathOf).join("")
  return {
    gap: ringPath(gap),
    lines: written(lines),
    leaves: written(leaves),
    overhead: written(overhead),
  }
}

/** A symbol's arcs are lines of their own. */
function pathOf({ points, bulges, isClosed }: Polyline): string {
  const [from, to] = points
  const bulge = bulges?.[0] ?? 0
  if (bulge !== 0 && from && to) return arcPath(from, to, arcOf(from, to, bulge).radius, bulge < 0)
  return isClosed ? ringPath(points) : linePath(points)
}

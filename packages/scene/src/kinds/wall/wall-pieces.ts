import type { Opening } from "../opening/opening.ts"
import type { Wall } from "./wall.ts"
import { withoutRepeats, type Ring } from "../../geometry/rings.ts"
import type { Vector } from "../../geometry/vectors.ts"
import { wallAxis, type WallAxis } from "./wall-axis.ts"
import { besideAxis, type WallOutline } from "./wall-outline.ts"

/** An upright block of a wall: between its openings, under a sill or over a head. */
export interface WallPiece {
  /** In plan, counter-clockwise. */
  readonly footprint: Ring
  /** Above the floor. */
  readonly bottom: number
  readonly top: number
}

/** The part of a wall that an opening takes, along the centre line. */
export interface OpeningSpan {
  readonly opening: Pick<Opening, "sill" | "height">
  readonly start: number
  readonly end: number
}

/**
 * A wall as blocks, cut by its openings.
 *
 *     +-----+-------+--------+
 *     |     | head  |        |
 *     |     +-------+        |
 *     |     :       :        |
 *     |     +-------+        |
 *     |     | sill  |        |
 *     +-----+-------+--------+
 */
export function cutWall(
  wall: Wall,
  outline: WallOutline,
  openings: readonly Pick<Opening, "at" | "width" | "sill" | "height">[],
): readonly WallPiece[] {
  const axis = wallAxis(wall)
  const spans = spansOf(axis.length, openings)
  const cutter = new Map(
    [outline.left, outline.right].map((line) => [
      line,
      line.map((place) => ({ place, s: axis.project(place).s })),
    ]),
  )
  const between = (start: number | null, end: number | null): Ring => {
    const face = (line: readonly Vector[], aside: number) => [
      ...(start === null ? [] : [besideAxis(axis.pointAt(start), axis.directionAt(start), aside)]),
      ...(cutter.get(line) ?? [])
        .filter(({ s }) => (start === null || s > start + 1e-6) && (end === null || s < end - 1e-6))
        .map(({ place }) => place),
      ...(end === null ? [] : [besideAxis(axis.pointAt(end), axis.directionAt(end), aside)]),
    ]
    const half = wall.thickness / 2
    return withoutRepeats([
      ...(start === null && outline.tipFrom ? [outline.tipFrom] : []),
      ...face(outline.right, -half),
      ...(end === null && outline.tipTo ? [outline.tipTo] : []),
      ...face(outline.left, half).toReversed(),
    ])
  }
  const pieces: WallPiece[] = []
  let start: number | null = null
  for (const { opening, start: from, end: to } of spans) {
    if (start === null || from > start)
      pieces.push({ footprint: between(start, from), bottom: 0, top: wall.height })
    const footprint = between(from, to)
    if (opening.sill > 0) pieces.push({ footprint, bottom: 0, top: Math.min(opening.sill, wall.height) })
    const head = opening.sill + opening.height
    if (head < wall.height) pieces.push({ footprint, bottom: head, top: wall.height })
    start = to
  }
  pieces.push({ footprint: between(start, null), bottom: 0, top: wall.height })
  return pieces.filter(({ footprint, bottom, top }) => footprint.length > 2 && top > bottom)
}

/** Openings from `from` to `to`, clipped to the wall and without overlaps, even in a faulty document. */
export function spansOf<T extends Pick<Opening, "at" | "width" | "sill" | "height">>(
  length: number,
  openings: readonly T[],
): readonly (OpeningSpan & { readonly opening: T })[] {
  const spans: (OpeningSpan & { readonly opening: T })[] = []
  for (const opening of openings.toSorted((a, b) => a.at - b.at || a.width - b.width)) {
    const start = Math.max(opening.at - opening.width / 2, spans.at(-1)?.end ?? 0)
    const end = Math.min(opening.at + opening.width / 2, length)
    if (end > start) spans.push({ opening, start, end })
  }
  return spans
}

/** The two jambs and the middle of an opening, and the wall's direction there. */
export function placeOpening(
  axis: WallAxis,
  { at, width }: Pick<Opening, "at" | "width">,
): { readonly middle: Vector; readonly from: Vector; readonly to: Vector; readonly along: Vector } {
  return {
    middle: axis.pointAt(at),
    from: axis.pointAt(at - width / 2),
    to: axis.pointAt(at + width / 2),
    along: axis.directionAt(at),
  }
}

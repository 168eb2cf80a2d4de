import type { ElementId } from "@roomwright/scene/elements/values"
import type { PicturePlace } from "./camera-rays.ts"
import type { SeenGrid } from "./look-at-home.ts"

/** Where something is seen best in a picture. */
export interface Spot extends PicturePlace {
  readonly id: ElementId
  /** How much of the picture it takes, 0 to 1. */
  readonly share: number
}

/**
 * One spot for each thing that is seen: the place of its largest part that is farthest from everything else, so that it lies well on the
 * thing itself. `wraps`: the left edge of a panorama continues at the right.
 */
export function findSpots(grid: SeenGrid, wraps: boolean): readonly Spot[] {
  const { columns, rows, ids, cells } = grid
  const depth = depthsOf(grid, wraps)
  const best = new Map<number, { at: number; count: number }>()
  for (const [at, index] of cells.entries()) {
    if (index < 0) continue
    const known = best.get(index) ?? { at, count: 0 }
    known.count++
    if ((depth[at] ?? 0) > (depth[known.at] ?? 0)) known.at = at
    best.set(index, known)
  }
  return [...best]
    .map(([index, { at, count }]) => ({
      id: ids[index] ?? "",
      u: ((at % columns) + 0.5) / columns,
      v: (Math.floor(at / columns) + 0.5) / rows,
      share: count / cells.length,
    }))
    .toSorted((one, other) => other.share - one.share)
}

/** How many steps each place is from the nearest one that shows something else, or from the edge of the picture. */
function depthsOf({ columns, rows, cells }: SeenGrid, wraps: boolean): Float32Array {
  const depth = new Float32Array(cells.length)
  const at = (column: number, row: number): number => row * columns + column
  const before = (column: number, row: number, index: number): number => {
    const inside = wraps ? (column + columns) % columns : column
    if (inside < 0 || inside >= columns || row < 0 || row >= rows) return 0
    return cells[at(inside, row)] === index ? (depth[at(inside, row)] ?? 0) : 0
  }
  const sweep = (column: number, row: number, side: 1 | -1, isFirst: boolean): void => {
    const here = at(column, row)
    const index = cells[here] ?? -1
    const reached = Math.min(
      before(column - side, row, index) + 1,
      before(column, row - side, index) + 1,
      before(column - side, row - side, index) + Math.SQRT2,
      before(column + side, row - side, index) + Math.SQRT2,
    )
    depth[here] = isFirst ? reached : Math.min(depth[here] ?? 0, reached)
  }
  // The seam of a panorama is met in the middle of a row: two rounds settle it.
  depth.fill(wraps ? columns : 0)
  for (const isFirst of wraps ? [false, false] : [true]) {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) sweep(column, row, 1, isFirst)
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--) sweep(column, row, -1, false)
  }
  return depth
}

import { boxAround, distanceToEdge, isInRegion, type Region } from "./rings.ts"
import type { Vector } from "./vectors.ts"

/** The precision of the search, mm. */
const precision = 20

interface Cell {
  readonly middle: Vector
  readonly half: number
  /** The distance from its centre to the edge, negative outside. */
  readonly depth: number
}

/**
 * A point well inside a region, as far from its edges as possible, for its name. Divides squares for as long
 * as they may contain a better point.
 */
export function innerPoint(region: Region): Vector {
  const box = boxAround(region.outline)
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY]
  const half = Math.max(1, Math.min(width, height) / 2)
  const waiting: Cell[] = []
  for (let x = box.minX + half; x < box.maxX + half; x += 2 * half) {
    for (let y = box.minY + half; y < box.maxY + half; y += 2 * half)
      waiting.push(toCell(region, { x, y }, half))
  }
  let best = toCell(region, { x: box.minX + width / 2, y: box.minY + height / 2 }, 0)
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.depth + a.half * Math.SQRT2 - (b.depth + b.half * Math.SQRT2))
    const cell = waiting.pop()
    if (!cell || cell.depth + cell.half * Math.SQRT2 <= best.depth + precision) break
    if (cell.depth > best.depth) best = cell
    const quarter = cell.half / 2
    for (const [right, up] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const middle = { x: cell.middle.x + right * quarter, y: cell.middle.y + up * quarter }
      waiting.push(toCell(region, middle, quarter))
    }
  }
  return best.middle
}

function toCell(region: Region, middle: Vector, half: number): Cell {
  const away = distanceToEdge(middle, region)
  return { middle, half, depth: isInRegion(middle, region) ? away : -away }
}

import { isInRegion, type Box, type Region, boxAround } from "../geometry/rings.ts"
import type { Vector } from "../geometry/vectors.ts"

interface Block {
  readonly width: number
  readonly height: number
}

export const boxAt = ({ x, y }: Vector, { width, height }: Block): Box => ({
  minX: x - width / 2,
  maxX: x + width / 2,
  minY: y - height / 2,
  maxY: y + height / 2,
})

export const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX)) *
  Math.max(0, Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY))

/** What must not be covered, and how much it matters. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/** Where a block of text in a region covers least of what is there, as near as possible to where it is wished. */
export function placeBlock(
  region: Region,
  block: Block,
  wished: Vector,
  obstacles: readonly Obstacle[],
): Vector {
  const box = boxAround(region.outline)
  const steps = 24
  let [best, least] = [wished, costOf(region, block, wished, wished, obstacles)]
  for (let column = 0; column <= steps; column++)
    for (let row = 0; row <= steps; row++) {
      const place = {
        x: box.minX + ((box.maxX - box.minX) * column) / steps,
        y: box.minY + ((box.maxY - box.minY) * row) / steps,
      }
      const cost = costOf(region, block, place, wished, obstacles)
      if (cost < least) [best, least] = [place, cost]
    }
  return best
}

function costOf(
  region: Region,
  block: Block,
  place: Vector,
  wished: Vector,
  obstacles: readonly Obstacle[],
): number {
  const box = boxAt(place, block)
  const corners = [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
    { x: place.x, y: box.minY },
    { x: place.x, y: box.maxY },
  ]
  const outside = corners.filter((corner) => !isInRegion(corner, region)).length
  const covered = obstacles.reduce((sum, one) => sum + overlapArea(box, one.box) * one.weight, 0)
  return outside * 500 + covered + Math.hypot(place.x - wished.x, place.y - wished.y) * 0.05
}

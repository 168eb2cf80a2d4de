import { isInRegion, sidesOf, type Box, type Region } from "./rings.ts"
import { distance, type Vector } from "./vectors.ts"

/** The size of the thing to place, mm. */
interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Finds a position in a region where something of this size overlaps none of these boxes: the wished one if
 * it is free, else the nearest free one beside them. Returns the wished position if there is none.
 */
export function freePlace(region: Region, size: Size, wished: Vector, taken: readonly Box[]): Vector {
  const isFree = (place: Vector): boolean => {
    const box = boxOf(place, size)
    return !taken.some((other) => doOverlap(box, other)) && isBoxIn(box, region)
  }
  const own = boxOf(wished, size)
  if (!taken.some((other) => doOverlap(own, other))) return wished
  // The nearest free position touches a box, or equals the wish in that direction.
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2]
  const xs = [wished.x, ...taken.flatMap(({ minX, maxX }) => [minX - halfWidth, maxX + halfWidth])]
  const ys = [wished.y, ...taken.flatMap(({ minY, maxY }) => [minY - halfHeight, maxY + halfHeight])]
  const places = xs.flatMap((x) => ys.map((y) => ({ x, y })))
  const byDistance = places.toSorted((a, b) => distance(a, wished) - distance(b, wished))
  return byDistance.find(isFree) ?? wished
}

const boxOf = ({ x, y }: Vector, { width, height }: Size): Box => ({
  minX: x - width / 2,
  maxX: x + width / 2,
  minY: y - height / 2,
  maxY: y + height / 2,
})

/** Touching is no overlap. Tolerates tiny overlaps, because sums of fractions are inexact. */
const hair = 1e-6
const doOverlap = (a: Box, b: Box): boolean =>
  a.minX < b.maxX - hair && b.minX < a.maxX - hair && a.minY < b.maxY - hair && b.minY < a.maxY - hair

function isBoxIn(box: Box, region: Region): boolean {
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
  if (!isInRegion(middle, region)) return false
  return ![region.outline, ...region.holes].some((ring) =>
    sidesOf(ring).some((side) => goesThrough(side, box)),
  )
}

/** Whether a line passes through the inside of a box: clips it between each pair of sides. */
function goesThrough([from, to]: readonly [Vector, Vector], box: Box): boolean {
  let [enters, leaves] = [0, 1]
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.minX + hair, box.maxX - hair],
    [from.y, to.y - from.y, box.minY + hair, box.maxY - hair],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [one, other] = [(low - start) / way, (high - start) / way]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters < leaves
}

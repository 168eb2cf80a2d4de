import { intersect } from "./clip-regions.ts"
import { areaOfRegion, boxAround, doBoxesMeet, type Box, type Region } from "./rings.ts"

/** The area two regions have in common, mm2. */
export function sharedArea(one: Region, other: Region): number {
  const [box, otherBox] = [boxAround(one.outline), boxAround(other.outline)]
  if (!doBoxesMeet(box, otherBox)) return 0
  // Most rooms are rectangles, and clipping is slow.
  if (isBox(one, box) && isBox(other, otherBox)) return areaOfBox(overlapOf(box, otherBox))
  return intersect(one, other).reduce((sum, region) => sum + areaOfRegion(region), 0)
}

const isBox = (region: Region, box: Box): boolean => Math.abs(areaOfRegion(region) - areaOfBox(box)) < 1

const areaOfBox = ({ minX, minY, maxX, maxY }: Box): number => (maxX - minX) * (maxY - minY)

const overlapOf = (one: Box, other: Box): Box => ({
  minX: Math.max(one.minX, other.minX),
  minY: Math.max(one.minY, other.minY),
  maxX: Math.min(one.maxX, other.maxX),
  maxY: Math.min(one.maxY, other.maxY),
})

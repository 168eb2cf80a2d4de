import { intersect } from "./clip-regions.ts"
import { areaOfRegion, boxAround, doBoxesMeet, type Region } from "./rings.ts"

/** The area two regions have in common, mm2. */
export function sharedArea(one: Region, other: Region): number {
  if (!doBoxesMeet(boxAround(one.outline), boxAround(other.outline))) return 0
  return intersect(one, other).reduce((sum, region) => sum + areaOfRegion(region), 0)
}

import { freePlace } from "@roomwright/scene/geometry/free-place"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { RoomShape } from "./draw-rooms.ts"
import { nameLine, textWidth, type NameLine } from "./text-fits.ts"

/** Free on both sides of what is written, px. */
export const nameMargin = 6

/** Where the lines of a room's name have their middle: beside the ways of doors, as long as there is room for it. */
export function placeName(
  { regions, place, swings }: Pick<RoomShape, "regions" | "place" | "swings">,
  lines: readonly NameLine[],
  mmPerPixel: number,
): Vector {
  const region = swings.length === 0 ? undefined : regions.find((one) => isInRegion(place, one))
  if (!region) return place
  const width = Math.max(...lines.map(({ text, size }) => textWidth(text, size))) + 2 * nameMargin
  const size = { width: width * mmPerPixel, height: (lines.length * nameLine + nameMargin) * mmPerPixel }
  return freePlace(region, size, place, swings)
}

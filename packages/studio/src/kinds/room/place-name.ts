import { freePlace } from "@roomwright/scene/geometry/free-place"
import { innerPoint } from "@roomwright/scene/geometry/inner-point"
import { areaOfRegion, isInRegion, type Region } from "@roomwright/scene/geometry/rings"
import { plus, minus, times, type Vector } from "@roomwright/scene/geometry/vectors"
import type { RoomShape } from "./draw-rooms.ts"
import { clearAround, fitName, nameLine, textWidth, type NameLine } from "../../plan-view/text-fits.ts"

/** Free on both sides of what is written, px. */
export const nameMargin = 6

/** What is written in a room, and where its lines have their middle. */
export interface WrittenName {
  readonly lines: readonly NameLine[]
  readonly at: Vector
}

type Named = Pick<RoomShape, "regions" | "place" | "swings">

/** Shares of the way from the wished place to the middle of the room that are tried. */
const tries = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/**
 * Writes a room's name where it is wished; where less of it would fit there than further inside, because a wall came near,
 * as far towards the middle of the room as it takes. Doors' ways are left free as long as there is room for it.
 */
export function writeName(
  shape: Named,
  texts: { readonly name: string; readonly area: string },
  mmPerPixel: number,
): WrittenName {
  const fitAt = (place: Vector): readonly NameLine[] => {
    const region = shape.regions.find((one) => isInRegion(place, one))
    if (!region) return []
    const clear = clearAround(region, place)
    return fitName(texts, {
      width: clear.width / mmPerPixel - 2 * nameMargin,
      height: clear.height / mmPerPixel - nameMargin,
    })
  }
  let best: WrittenName = { lines: fitAt(shape.place), at: shape.place }
  if (!isWhole(best.lines, texts)) {
    const middle = middleOfName(shape)
    for (const share of middle ? tries : []) {
      const at = plus(shape.place, times(minus(middle ?? shape.place, shape.place), share))
      const lines = fitAt(at)
      if (valueOf(lines) > valueOf(best.lines)) best = { lines, at }
    }
  }
  return { lines: best.lines, at: placeName({ ...shape, place: best.at }, best.lines, mmPerPixel) }
}

const isWhole = (lines: readonly NameLine[], { name }: { readonly name: string }): boolean =>
  lines.some(({ isArea }) => isArea) &&
  (name === "" || lines.some(({ isArea, size }) => !isArea && size > 11))

/** A name is worth more than an area, and large letters more than small ones. */
const valueOf = (lines: readonly NameLine[]): number =>
  Math.max(0, ...lines.map(({ isArea, size }) => (isArea ? 0 : size))) * 10 +
  (lines.some(({ isArea }) => isArea) ? 1 : 0)

/** A place well inside a region is looked for once. */
const middles = new WeakMap<Region, Vector>()

function middleOfName({ regions, place }: Named): Vector | null {
  const [largest] = regions.toSorted((a, b) => areaOfRegion(b) - areaOfRegion(a))
  const region = regions.find((one) => isInRegion(place, one)) ?? largest
  if (!region) return null
  const middle = middles.get(region) ?? innerPoint(region)
  middles.set(region, middle)
  return middle
}

/** Where the lines of a room's name have their middle: beside the ways of doors, as long as there is room for it. */
export function placeName(
  { regions, place, swings }: Named,
  lines: readonly NameLine[],
  mmPerPixel: number,
): Vector {
  const region = swings.length === 0 ? undefined : regions.find((one) => isInRegion(place, one))
  if (!region || lines.length === 0) return place
  const width = Math.max(...lines.map(({ text, size }) => textWidth(text, size))) + 2 * nameMargin
  const size = { width: width * mmPerPixel, height: (lines.length * nameLine + nameMargin) * mmPerPixel }
  return freePlace(region, size, place, swings)
}

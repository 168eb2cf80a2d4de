import { boxAt, elementsNear } from "../../document/elements-near.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { sidesOf } from "../../geometry/rings.ts"
import { cross, minus, plus, times, type Vector } from "../../geometry/vectors.ts"
import { middleOfSide, overlapOf, sharedHeight } from "./item-frame.ts"
import { cornersOfItem } from "./item-outline.ts"
import type { Item } from "./item.ts"
import { surroundingsOf } from "./wall-faces-near.ts"

/** A free length from one side of a piece to what is there. */
export interface FreeLength {
  readonly side: "left" | "right" | "front" | "back"
  readonly from: Vector
  readonly to: Vector
  /** Whole mm. */
  readonly length: number
}

/** Farther away there is nothing to measure to, mm. */
const far = 8_000
/** Rugs are not higher, mm: nobody measures to them. */
const flat = 40

/** How far it is from the middles of the sides of a piece to the nearest wall or piece of furniture beside it. */
export function measureAround(
  scene: Scene,
  level: ElementId,
  item: Item,
  without: ReadonlySet<ElementId>,
): readonly FreeLength[] {
  const { faces } = surroundingsOf(scene, level, item.at)
  const own = cornersOfItem(item)
  const walls = faces.map(({ from, along, length }) => [from, plus(from, times(along, length))] as const)
  const pieces = elementsNear(scene, level, "item", boxAt(item.at, far / 2))
    .filter(
      ({ id, element }) => !without.has(id) && sharedHeight(item, element) > 0 && element.size.height > flat,
    )
    .map(({ element }) => cornersOfItem(element))
    // What it stands in there is no way to.
    .filter((corners) => overlapOf(own, corners) <= 0)
    .flatMap(sidesOf)
  const sides = [...walls, ...pieces]
  return (["left", "right", "front", "back"] as const).flatMap((side) => {
    const { place, way } = middleOfSide(item, side)
    const length = sides.reduce((least, ends) => Math.min(least, distanceTo(place, way, ends)), far)
    return length >= far || length < 1
      ? []
      : [{ side, from: place, to: plus(place, times(way, length)), length: Math.round(length) }]
  })
}

/** How far a ray goes until it meets a line between two ends; Infinity where it passes. */
function distanceTo(from: Vector, way: Vector, [start, end]: readonly [Vector, Vector]): number {
  const along = minus(end, start)
  const turn = cross(way, along)
  if (Math.abs(turn) < 1e-9) return Infinity
  const off = minus(start, from)
  const share = cross(off, way) / turn
  const length = cross(off, along) / turn
  return share < -1e-9 || share > 1 + 1e-9 || length < -1 ? Infinity : Math.max(0, length)
}

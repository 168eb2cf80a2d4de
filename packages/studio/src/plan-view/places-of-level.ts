import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Underlay } from "@roomwright/scene/elements/underlay"
import type { ElementId } from "@roomwright/scene/elements/values"
import { plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import { flattenWall } from "@roomwright/scene/geometry/wall-axis"
import { thingsOfLevel } from "./things-of-level.ts"

/** The corners of everything that stands on a level: what has to be seen when all of it is to be seen. */
export function placesOfLevel(scene: Scene, level: ElementId): readonly Vector[] {
  return [
    ...childrenOfKind(scene, level, "wall").flatMap(({ element }) => [...flattenWall(element)]),
    ...childrenOfKind(scene, level, "underlay").flatMap(({ element }) => [...cornersOfUnderlay(element)]),
    ...thingsOfLevel(scene, level).map(({ at }) => at),
  ]
}

/** From its lower left one counter-clockwise. */
export function cornersOfUnderlay({ at, turn, pixels, mmPerPixel }: Underlay): readonly Vector[] {
  const [width, height] = [pixels.width * mmPerPixel, pixels.height * mmPerPixel]
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => plus(at, rotate(corner, turn)))
}

import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"

/** The level that an eye at this height (m) stands on: the highest one whose floor is under it, else the lowest. */
export function levelOfEye(scene: Scene, height: number): string {
  const byHeight = levelsOf(scene)
    .map(({ id }) => ({ id, floor: (findElement(scene, id, "level")?.elevation ?? 0) / 1000 }))
    .toSorted((one, other) => one.floor - other.floor)
  return (byHeight.findLast(({ floor }) => floor <= height) ?? byHeight[0])?.id ?? ""
}

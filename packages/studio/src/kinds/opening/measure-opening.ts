import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { freeSpans } from "@roomwright/scene/kinds/opening/blocked-spans"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { wallsNear } from "@roomwright/scene/kinds/wall/walls-near"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Measure } from "../../tools/overlay.ts"

/** How far an opening is from what stands next to it in its wall on both sides, and how wide it is. */
export function measureOpening(scene: Scene, opening: Opening, id: ElementId | null): readonly Measure[] {
  const wall = findElement(scene, opening.parent, "wall")
  if (!wall) return []
  const axis = wallAxis(wall)
  const [start, end] = [opening.at - opening.width / 2, opening.at + opening.width / 2]
  const others = wallsNear(wallsOfLevel(scene, wall.parent), wall).filter(
    (other) => other.id !== opening.parent,
  )
  const free = freeSpans(
    wall,
    others.map((other) => other.wall),
  ).find((span) => span.start <= opening.at && span.end >= opening.at)
  const stops = childrenOfKind(scene, opening.parent, "opening").flatMap((other) =>
    other.id === id
      ? []
      : [other.element.at - other.element.width / 2, other.element.at + other.element.width / 2],
  )
  const before = Math.max(free?.start ?? 0, ...stops.filter((stop) => stop <= start))
  const after = Math.min(free?.end ?? axis.length, ...stops.filter((stop) => stop >= end))
  const between = (one: number, other: number): Measure => ({
    from: axis.pointAt(one),
    to: axis.pointAt(other),
    length: Math.round(other - one),
  })
  return [between(before, start), between(start, end), between(end, after)].filter(({ length }) => length > 0)
}

import type { Scene } from "@roomwright/scene/document/scene"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { circleOf } from "@roomwright/scene/kinds/wall/wall-axis"

/** Arcs are cut as many chords: as many as that, about. */
const chordsOfArc = 10

interface Extent {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
  readonly weight: number
}

/**
 * How much work it is to find the rooms of a scene: the pairs of walls that may cross. Walls of a home meet a few others
 * each; a document may be made so that all cross all. Counts no further than `most`.
 */
export function countCrossings(scene: Scene, most: number): number {
  const byLevel = new Map<string, Extent[]>()
  for (const element of Object.values(scene.elements)) {
    if (element.kind !== "wall") continue
    const extents = byLevel.get(element.parent)
    if (extents) extents.push(extentOf(element))
    else byLevel.set(element.parent, [extentOf(element)])
  }
  let sum = 0
  for (const extents of byLevel.values()) {
    extents.sort((one, other) => one.minX - other.minX)
    for (const [at, one] of extents.entries()) {
      for (let next = at + 1; next < extents.length; next += 1) {
        const other = extents[next]
        if (!other || other.minX > one.maxX) break
        if (other.minY <= one.maxY && other.maxY >= one.minY) sum += one.weight * other.weight
      }
      if (sum > most) return sum
    }
  }
  return sum
}

function extentOf({ from, to, sagitta }: Wall): Extent {
  const box = {
    minX: Math.min(from.x, to.x),
    minY: Math.min(from.y, to.y),
    maxX: Math.max(from.x, to.x),
    maxY: Math.max(from.y, to.y),
    weight: 1,
  }
  if (sagitta === 0 || (from.x === to.x && from.y === to.y)) return box
  const { centre, radius } = circleOf({ from, to, sagitta })
  return {
    minX: Math.min(box.minX, centre.x - radius),
    minY: Math.min(box.minY, centre.y - radius),
    maxX: Math.max(box.maxX, centre.x + radius),
    maxY: Math.max(box.maxY, centre.y + radius),
    weight: chordsOfArc,
  }
}

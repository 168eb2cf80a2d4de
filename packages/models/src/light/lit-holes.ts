import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { isInRing, type Ring } from "@roomwright/scene/geometry/rings"
import { turnLeft } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import type { LitHole } from "./lit-room.ts"

/** Closed doors of wood let so much of the light through as if they stood ajar: no hall of a home is black at noon. */
const ajar = 0.3

const passesOf = ({ type }: Opening, isOutside: boolean): number =>
  type === "hinged" || type === "double"
    ? isOutside
      ? 0
      : ajar
    : type === "passage" || type === "arch"
      ? 1
      : 0.85

/** The doors and windows of each room, by the outlines of the rooms (mm of the plan). */
export function holesOf(
  scene: Scene,
  level: ElementId,
  floorY: number,
  outlines: readonly Ring[],
): readonly (readonly LitHole[])[] {
  const holes: LitHole[][] = outlines.map(() => [])
  for (const { id, element: wall } of childrenOfKind(scene, level, "wall")) {
    const axis = wallAxis(wall)
    for (const { element: opening } of childrenOfKind(scene, id, "opening")) {
      const [middle, along] = [axis.pointAt(opening.at), axis.directionAt(opening.at)]
      const out = turnLeft(along)
      const reach = wall.thickness / 2 + 30
      const places = [1, -1].map((side) => ({
        x: middle.x + side * out.x * reach,
        y: middle.y + side * out.y * reach,
      }))
      const beside = places.map((place) => outlines.findIndex((outline) => isInRing(place, outline)))
      for (const [index, own] of beside.entries()) {
        const [outline, other] = [outlines[own], beside[1 - index] ?? -1]
        const passes = passesOf(opening, other === -1)
        const edge = outline && nearestEdge(outline, places[index] ?? middle)
        if (!edge || passes === 0) continue
        const half = (opening.width / 2 - 40) / edge.length
        holes[own]?.push({
          side: edge.index,
          from: edge.share - half,
          until: edge.share + half,
          low: floorY + opening.sill / 1000,
          high: floorY + (opening.sill + opening.height) / 1000,
          to: other,
          passes,
          depth: wall.thickness / 1000,
          out: [out.x, -out.y],
        })
      }
    }
  }
  return holes
}

function nearestEdge(outline: Ring, { x, y }: { readonly x: number; readonly y: number }) {
  let best: { readonly index: number; readonly share: number; readonly length: number } | null = null
  let least = Infinity
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.hypot(dx, dy)
    if (length < 1) continue
    const share = ((x - a.x) * dx + (y - a.y) * dy) / (length * length)
    const near = Math.max(0, Math.min(1, share))
    const distance = Math.hypot(a.x + dx * near - x, a.y + dy * near - y)
    if (distance >= least) continue
    least = distance
    best = { index, share, length }
  }
  return best
}

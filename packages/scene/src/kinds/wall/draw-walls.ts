import { findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Wall } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { wallsOfLevel } from "../../geometry/plan-level.ts"
import { distance, plus, rotate, rounded, type Vector } from "../../geometry/vectors.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { uncoveredParts } from "./uncovered-parts.ts"

export interface NewWalls {
  readonly level: ElementId
  readonly thickness: number
  /** The level's height by default. */
  readonly height?: number
}

/**
 * Draws walls from point to point along their centre lines, back to the first if closed. Skips parts where a
 * wall is in the line already.
 */
export function drawWalls(
  scene: Scene,
  input: NewWalls & { readonly points: readonly Vector[]; readonly isClosed?: boolean },
  newId: NewId,
): Outcome {
  const level = findElement(scene, input.level, "level")
  if (!level) return refuse("notFound", input.level)
  if (!input.points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
    return refuse("outOfBounds")
  const points = input.points.map(rounded)
  const stops = input.isClosed && points[0] ? [...points, points[0]] : points
  const draft = openDraft(scene)
  let isAnyLong = false
  let isAnyDrawn = false
  for (const [before, to] of stops.slice(1).entries()) {
    const from = stops[before]
    if (!from || distance(from, to) === 0) continue
    isAnyLong = true
    for (const part of uncoveredParts(from, to, wallsOfLevel(draft.now(), input.level))) {
      isAnyDrawn = true
      draft.put(newId("wall"), toWall(input, part, level.height))
    }
  }
  if (!isAnyLong) return refuse("wallTooShort")
  return isAnyDrawn ? settle(draft, newId) : refuse("wallThere")
}

const toWall = (
  { level, thickness, height }: NewWalls,
  { from, to }: { readonly from: Vector; readonly to: Vector },
  usualHeight: number,
): Wall => ({
  kind: "wall",
  parent: level,
  from: rounded(from),
  to: rounded(to),
  sagitta: 0,
  thickness,
  height: height ?? usualHeight,
})

/** A room with four walls, from one corner to the opposite one, on centre lines. */
export const drawRectangle = (
  scene: Scene,
  { corner, opposite, ...input }: NewWalls & { readonly corner: Vector; readonly opposite: Vector },
  newId: NewId,
): Outcome =>
  drawWalls(
    scene,
    {
      ...input,
      isClosed: true,
      points: [corner, { x: opposite.x, y: corner.y }, opposite, { x: corner.x, y: opposite.y }],
    },
    newId,
  )

/**
 * An L: the rectangle between two corners without the piece `notch` (its size) at the corner opposite the first.
 *
 *     +------+  notch
 *     |      +-----+
 *     |            |
 *   corner --------+
 */
export function drawLShape(
  scene: Scene,
  {
    corner,
    size,
    notch,
    turn = 0,
    ...input
  }: NewWalls & {
    readonly corner: Vector
    /** Along x and y; negative to the left and down. */
    readonly size: Vector
    readonly notch: Vector
    /** About the corner, degrees. */
    readonly turn?: number
  },
  newId: NewId,
): Outcome {
  const [inX, inY] = [Math.sign(size.x) * Math.abs(notch.x), Math.sign(size.y) * Math.abs(notch.y)]
  const isNotched =
    inX !== 0 && inY !== 0 && Math.abs(inX) < Math.abs(size.x) && Math.abs(inY) < Math.abs(size.y)
  if (!isNotched) return refuse("outOfBounds")
  const shape: readonly Vector[] = [
    { x: 0, y: 0 },
    { x: size.x, y: 0 },
    { x: size.x, y: size.y - inY },
    { x: size.x - inX, y: size.y - inY },
    { x: size.x - inX, y: size.y },
    { x: 0, y: size.y },
  ]
  const points = shape.map((place) => plus(corner, rotate(place, turn)))
  return drawWalls(scene, { ...input, isClosed: true, points }, newId)
}

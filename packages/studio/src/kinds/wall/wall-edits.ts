import { joinWalls } from "@roomwright/scene/kinds/wall/join-walls"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { moveWall } from "@roomwright/scene/kinds/wall/move-wall"
import { moveCorner } from "@roomwright/scene/kinds/wall/move-corner"
import { addOpening, type OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { findSeat, spanOf } from "@roomwright/scene/kinds/opening/seat-openings"
import { splitWall } from "@roomwright/scene/kinds/wall/split-wall"
import { refuse } from "@roomwright/scene/commands/outcome"
import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { freeSpans, type Span } from "@roomwright/scene/kinds/opening/blocked-spans"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import {
  degreesOf,
  directionTo,
  dot,
  minus,
  plus,
  rotate,
  roundedAtLength,
  times,
} from "@roomwright/scene/geometry/vectors"
import { tipsAt } from "@roomwright/scene/kinds/wall/wall-joins"
import { chordOf, wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { wallsNear } from "@roomwright/scene/kinds/wall/walls-near"
import type { Command } from "../../editor/editor.ts"

/**
 * Makes a wall so long from end to end. Its `to` moves: with the wall that stands square on it there, so that rooms stay
 * square, else the corner alone.
 */
export const setWallLength =
  (id: ElementId, length: number): Command =>
  (scene, newId) => {
    const wall = findElement(scene, id, "wall")
    if (!wall) return refuse("notFound", id)
    const along = directionTo(wall.from, wall.to)
    const to = roundedAtLength(wall.from, plus(wall.from, times(along, length)), length)
    const square = squareAt(scene, id, wall)
    if (square !== null) {
      const moved = moveWall(scene, { wall: square, by: minus(to, wall.to) }, newId)
      const after = "change" in moved ? moved.change[id]?.after : undefined
      if (after?.kind === "wall" && Math.abs(chordOf(after) - length) <= 1) return moved
    }
    return moveCorner(scene, { level: wall.parent, at: wall.to, to }, newId)
  }

/** The one wall that ends where this one does, at a right angle; null where there are others, too. */
function squareAt(scene: Scene, id: ElementId, wall: Wall): ElementId | null {
  const others = tipsAt(wallsOfLevel(scene, wall.parent), wall.to).filter((tip) => tip.id !== id)
  const [only, ...more] = others
  if (!only || more.length > 0 || wall.sagitta !== 0 || only.wall.sagitta !== 0) return null
  const cosine = dot(directionTo(wall.from, wall.to), directionTo(only.wall.from, only.wall.to))
  return Math.abs(cosine) < 0.01 ? only.id : null
}

/** Turns a wall about its `from`, to so many degrees from the x axis; it stays as long as it is. */
export const setWallAngle =
  (id: ElementId, degrees: number): Command =>
  (scene, newId) => {
    const wall = findElement(scene, id, "wall")
    if (!wall) return refuse("notFound", id)
    const length = Math.round(chordOf(wall))
    const place = plus(wall.from, rotate({ x: length, y: 0 }, degrees))
    const to = roundedAtLength(wall.from, place, length)
    return moveCorner(scene, { level: wall.parent, at: wall.to, to }, newId)
  }

export const angleOf = ({ from, to }: Wall): number => Math.round(degreesOf(minus(to, from)) * 10) / 10

/** The parts of a wall between the walls that join it: what lengths in a room are measured from. */
export function freeSpansOf(scene: Scene, id: ElementId): readonly Span[] {
  const wall = findElement(scene, id, "wall")
  if (!wall) return []
  const others = wallsNear(wallsOfLevel(scene, wall.parent), wall).filter((other) => other.id !== id)
  return freeSpans(
    wall,
    others.map((other) => other.wall),
  )
}

/** Divides a wall in its middle, or beside the door or window that is there. */
export const splitInMiddle =
  (id: ElementId): Command =>
  (scene, newId) => {
    const wall = findElement(scene, id, "wall")
    if (!wall) return refuse("notFound", id)
    const axis = wallAxis(wall)
    const middle = axis.length / 2
    const inTheWay = childrenOfKind(scene, id, "opening").find(
      ({ element }) => Math.abs(element.at - middle) < element.width / 2,
    )
    const beside = inTheWay ? spanOf(inTheWay.element.at, inTheWay.element.width) : null
    const at = beside ? (middle - beside.start < beside.end - middle ? beside.start : beside.end) : middle
    return splitWall(scene, { wall: id, at: axis.pointAt(at) }, newId)
  }

/** Asked for at every move of the pointer, so each scene is asked once. */
const joinable = new WeakMap<Scene, Map<ElementId, ElementId | null>>()

/** The wall that this one can be made one with; null without one. */
export function findJoinable(scene: Scene, id: ElementId): ElementId | null {
  const known = joinable.get(scene) ?? new Map<ElementId, ElementId | null>()
  joinable.set(scene, known)
  const found = known.get(id)
  if (found !== undefined) return found
  const wall = findElement(scene, id, "wall")
  const near = wall ? wallsNear(wallsOfLevel(scene, wall.parent), wall) : []
  const other = near.find(
    (one) => one.id !== id && "change" in joinWalls(scene, { first: id, second: one.id }, countedIds()),
  )
  known.set(id, other?.id ?? null)
  return other?.id ?? null
}

/** Puts a door or window in a wall, as near to its middle as there is room. */
export const addOpeningTo =
  (wall: ElementId, shape: OpeningShape): Command =>
  (scene, newId) => {
    const element = findElement(scene, wall, "wall")
    if (!element) return refuse("notFound", wall)
    const middle = wallAxis(element).length / 2
    const taken = childrenOfKind(scene, wall, "opening")
      .map((other) => spanOf(other.element.at, other.element.width))
      .toSorted((a, b) => a.start - b.start)
    const at = findSeat(shape.width, middle, freeSpansOf(scene, wall), taken) ?? middle
    return addOpening(scene, { wall, at: Math.round(at), ...shape }, newId)
  }

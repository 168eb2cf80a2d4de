import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Opening } from "@roomwright/scene/elements/opening"
import type { ElementId, Point } from "@roomwright/scene/elements/values"
import { closestWall } from "@roomwright/scene/geometry/closest-wall"
import { planLevel, roomAt, wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { WallWithId } from "@roomwright/scene/geometry/rooms"
import { distance, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import type { EditorState } from "../editor/editor-state.ts"
import { reachOf } from "./aim.ts"
import { handlesOf, type Handle } from "./handles.ts"
import type { PlanPointer } from "./tool.ts"

/** What is under the pointer. */
export type Hit =
  | { readonly kind: "handle"; readonly handle: Handle }
  | { readonly kind: "opening"; readonly id: ElementId }
  /** Where walls end; `wall` is one of them. */
  | { readonly kind: "corner"; readonly at: Point; readonly wall: ElementId }
  | { readonly kind: "wall"; readonly id: ElementId }
  | { readonly kind: "room"; readonly at: Point }

/** What the pointer would take hold of: the smaller before the larger. Null on bare paper. */
export function findHit(state: EditorState, pointer: PlanPointer): Hit | null {
  const reach = reachOf(pointer)
  const handle = nearest(handlesOf(state.scene, state.selection), pointer.at, reach)
  if (handle) return { kind: "handle", handle }
  const walls = wallsOfLevel(state.scene, state.level)
  const opening = openingAt(state, walls, pointer.at, reach / 2)
  if (opening !== null) return { kind: "opening", id: opening }
  return wallHit(walls, pointer.at, reach) ?? roomHit(state, pointer.at)
}

function nearest(handles: readonly Handle[], place: Vector, reach: number): Handle | null {
  const near = handles.filter(({ at }) => distance(at, place) <= reach)
  return near.toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0] ?? null
}

function openingAt(
  { scene }: EditorState,
  walls: readonly WallWithId[],
  place: Vector,
  beside: number,
): ElementId | null {
  for (const { id, wall } of walls) {
    const axis = wallAxis(wall)
    const { s, distance: away } = axis.project(place)
    if (away > wall.thickness / 2 + beside) continue
    const isAt = (opening: Opening) => Math.abs(opening.at - s) <= opening.width / 2
    const found = childrenOfKind(scene, id, "opening").find(({ element }) => isAt(element))
    if (found) return found.id
  }
  return null
}

function wallHit(walls: readonly WallWithId[], place: Vector, reach: number): Hit | null {
  const ends = walls.flatMap(({ id, wall }) => [
    { id, at: wall.from },
    { id, at: wall.to },
  ])
  const corner = ends
    .filter(({ at }) => distance(at, place) <= reach)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0]
  if (corner) return { kind: "corner", at: corner.at, wall: corner.id }
  const near = closestWall(walls, place)
  const wall = near && walls.find(({ id }) => id === near.id)?.wall
  if (!wall || near.distance > wall.thickness / 2 + reach / 2) return null
  return { kind: "wall", id: near.id }
}

function roomHit({ scene, level }: EditorState, place: Vector): Hit | null {
  return roomAt(planLevel(scene, level), place) ? { kind: "room", at: rounded(place) } : null
}

/** The element that is hit, to be lit up or chosen; null for rooms. */
export function idOfHit(hit: Hit | null): ElementId | null {
  if (!hit || hit.kind === "room") return null
  if (hit.kind === "handle") return hit.handle.id
  return hit.kind === "corner" ? hit.wall : hit.id
}

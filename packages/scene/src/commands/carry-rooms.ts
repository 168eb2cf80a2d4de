import { childrenOf, findAny } from "../document/scene-index.ts"
import { isOfWholeLevel, type SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"
import { planLevel, wallsOfLevel } from "../geometry/plan-level.ts"
import { innerPoint } from "../geometry/inner-point.ts"
import { isInRegion } from "../geometry/rings.ts"
import type { Room } from "../geometry/rooms.ts"
import { isSamePlace, minus, plus, type Vector } from "../geometry/vectors.ts"
import type { Draft } from "./draft.ts"
import { isPlaced, putMoved, type PlacedElement } from "./put-moved.ts"

/** A room that moved without changing its shape. */
export interface CarriedRoom {
  readonly before: Room
  /** Null if something else cuts through it now. */
  readonly after: Room | null
}

/** Moves the content of rooms whose walls all moved alike: names, finishes, furniture, lights and views. */
export function carryRooms(draft: Draft, level: ElementId): readonly CarriedRoom[] {
  const carried = planLevel(draft.start, level).rooms.flatMap((room) => {
    const by = shiftOf(draft, wallsOf(room))
    return by ? [{ room, by }] : []
  })
  if (carried.length === 0) return []
  const { rooms } = planLevel(draft.now(), level)
  // When the whole home moves, things outside it move too.
  const everywhere = shiftOfLevel(draft, level)
  const now = draft.now()
  for (const { id, element } of childrenOf(draft.start, level)) {
    // The command itself placed these, so they stay.
    if (!standsInRoom(element) || findAny(now, id) !== element) continue
    const by = everywhere ?? carried.find(({ room }) => isInRegion(element.at, room))?.by
    if (by) putMoved(draft, id, by)
  }
  return carried.map(({ room, by }) => {
    const place = plus(innerPoint(room), by)
    const after = rooms.find((one) => Math.abs(one.area - room.area) < 1 && isInRegion(place, one))
    return { before: room, after: after ?? null }
  })
}

/** The shift of a whole level, in which nothing else changed; else null. */
export const shiftOfLevel = (draft: Draft, level: ElementId): Vector | null => {
  const walls = wallsOfLevel(draft.start, level)
  const isSameNumber = walls.length === wallsOfLevel(draft.now(), level).length
  return isSameNumber
    ? shiftOf(
        draft,
        walls.map(({ id }) => id),
      )
    : null
}

const wallsOf = ({ edges }: Room): readonly ElementId[] =>
  edges.flat().flatMap(({ walls }) => walls.map(({ id }) => id))

/** The common shift of all of these walls; null if they did not move, or not alike. */
function shiftOf({ start, now }: Draft, walls: readonly ElementId[]): Vector | null {
  let by: Vector | null = null
  for (const id of walls) {
    const [before, after] = [findAny(start, id), findAny(now(), id)]
    if (before?.kind !== "wall" || after?.kind !== "wall" || before === after) return null
    const moved = minus(after.from, before.from)
    if (!isSamePlace(moved, minus(after.to, before.to)) || before.sagitta !== after.sagitta) return null
    if (by && !isSamePlace(by, moved)) return null
    by = moved
  }
  return by
}

/** Elements that belong to the room around them; the underlay belongs to the whole level. */
const standsInRoom = (element: SceneElement): element is PlacedElement =>
  isPlaced(element) && !isOfWholeLevel(element)

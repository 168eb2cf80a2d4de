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

/** A room that was moved as it is. */
export interface CarriedRoom {
  readonly before: Room
  /** Null where something else cuts through it now. */
  readonly after: Room | null
}

/** Takes what is in rooms along whose walls all moved alike: names, finishes, furniture, lights and views. */
export function carryRooms(draft: Draft, level: ElementId): readonly CarriedRoom[] {
  const carried = planLevel(draft.start, level).rooms.flatMap((room) => {
    const by = shiftOf(draft, wallsOf(room))
    return by ? [{ room, by }] : []
  })
  if (carried.length === 0) return []
  const { rooms } = planLevel(draft.now(), level)
  // With the whole home goes what stands outside, too.
  const everywhere = shiftOfLevel(draft, level)
  const now = draft.now()
  for (const { id, element } of childrenOf(draft.start, level)) {
    // What the command itself placed is where it is to be.
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

/** How far the whole of a level moved: nothing in it is different then. Null where it did not. */
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

/** How far all of these walls moved; null where they did not, or not alike. */
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

/** What belongs to the room around it; the picture that one draws on is under the whole level, in no room. */
const standsInRoom = (element: SceneElement): element is PlacedElement =>
  isPlaced(element) && !isOfWholeLevel(element)

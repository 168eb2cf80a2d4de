import { childrenOfKind, type Entry } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { Wall } from "../kinds/wall/wall.ts"
import type { ElementId } from "../elements/values.ts"
import { planWalls, type Room, type WallPlan, type WallWithId } from "./rooms.ts"
import { isInRegion } from "./rings.ts"
import type { Vector } from "./vectors.ts"

/** The last plans: most edits leave the walls of a level unchanged. */
const recent: WallPlan[] = []
const recentMax = 8

/** While no wall changes, the list of a level stays the same object. */
const lists = new WeakMap<readonly Entry<Wall>[], readonly WallWithId[]>()

/** The walls of a level by id; the same list as long as none of them changes. */
export function wallsOfLevel(scene: Scene, level: ElementId): readonly WallWithId[] {
  const entries = childrenOfKind(scene, level, "wall")
  const walls = lists.get(entries) ?? entries.map(({ id, element }) => ({ id, wall: element }))
  lists.set(entries, walls)
  return walls
}

/** Rooms and wall faces of a level. The same wall objects give the same plan object. */
export function planLevel(scene: Scene, level: ElementId): WallPlan {
  const walls = wallsOfLevel(scene, level)
  const known = recent.findIndex((plan) => isSameWalls(plan.walls, walls))
  const plan = recent[known] ?? planWalls(walls)
  if (known !== -1) recent.splice(known, 1)
  recent.unshift(plan)
  recent.length = Math.min(recent.length, recentMax)
  return plan
}

const isSameWalls = (one: readonly WallWithId[], other: readonly WallWithId[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ id, wall }, at) => other[at]?.id === id && other[at]?.wall === wall))

/** The room around a place, on centre lines; null outside. */
export function roomAt({ rooms }: WallPlan, place: Vector): Room | null {
  for (let at = 0; at < rooms.length; at++) {
    const room = rooms[at]
    if (room && isInRegion(place, room)) return room
  }
  return null
}

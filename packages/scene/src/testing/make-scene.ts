import { applyChange } from "../change/apply-change.ts"
import { drawRectangle, drawWalls } from "../kinds/wall/draw-walls.ts"
import { countedIds } from "../commands/element-ids.ts"
import { addLevel } from "../kinds/level/levels.ts"
import type { NewId, Outcome } from "../commands/outcome.ts"
import { emptyScene, type Scene } from "../document/scene.ts"
import { levelsOf } from "../document/scene-index.ts"
import type { Wall } from "../kinds/wall/wall.ts"
import type { WallWithId } from "../geometry/rooms.ts"

/** The id that `countedIds` gives the first level. */
export const ground = "level-1"

/** The scene after a command; throws if it refused. */
export function after(scene: Scene, outcome: Outcome): Scene {
  if ("refused" in outcome)
    throw new Error(`refused: ${outcome.refused.reason} ${outcome.refused.ids.join(" ")}`)
  return applyChange(scene, outcome.change)
}

/** Why a command refused, null if it did not. */
export const reasonOf = (outcome: Outcome): string | null =>
  "refused" in outcome ? outcome.refused.reason : null

/** A home with one empty level. */
export function emptyHome(newId: NewId): Scene {
  const scene = after(emptyScene, addLevel(emptyScene, { name: "Ground" }, newId))
  if (!levelsOf(scene).some(({ id }) => id === ground)) throw new Error("the first level has another id")
  return scene
}

/** One room, 6 by 4 m on centre lines; walls below, right, above, left are `wall-1` to `wall-4`. */
export function oneRoom(newId: NewId = countedIds()): Scene {
  const home = emptyHome(newId)
  const [corner, opposite] = [
    { x: 0, y: 0 },
    { x: 6_000, y: 4_000 },
  ]
  return after(home, drawRectangle(home, { level: ground, thickness: 200, corner, opposite }, newId))
}

/** The same, divided in two halves by `wall-5`. */
export function twoRooms(newId: NewId = countedIds()): Scene {
  const scene = oneRoom(newId)
  const points = [
    { x: 3_000, y: 0 },
    { x: 3_000, y: 4_000 },
  ]
  return after(scene, drawWalls(scene, { level: ground, thickness: 100, points }, newId))
}

export const wallFrom = (
  id: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  more: Partial<Wall> = {},
): WallWithId => ({
  id,
  wall: {
    kind: "wall",
    parent: ground,
    from: { x: x0, y: y0 },
    to: { x: x1, y: y1 },
    sagitta: 0,
    thickness: 200,
    height: 2_700,
    ...more,
  },
})

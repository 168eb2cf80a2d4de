import { applyChange } from "../change/apply-change.ts"
import { composeChanges } from "../change/compose-changes.ts"
import { type Entry, findAny, findElement, hasElement, subtree } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { Opening } from "../kinds/opening/opening.ts"
import type { ElementId } from "../elements/values.ts"
import { wallsOfLevel } from "../geometry/plan-level.ts"
import type { WallWithId } from "../geometry/rooms.ts"
import { dot, type Vector } from "../geometry/vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"
import type { WallEdits } from "../kinds/wall/carry-tees.ts"
import { openDraft } from "./draft.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { moveOpening } from "../kinds/opening/place-opening.ts"
import { isLocked } from "../kinds/item/lock-items.ts"
import { isPlaced, putMoved } from "./put-moved.ts"
import { reshapeWalls } from "../kinds/wall/reshape-walls.ts"
import { shiftWalls } from "../kinds/wall/shift-walls.ts"

interface Move {
  readonly ids: readonly ElementId[]
  readonly by: Vector
}

/**
 * Moves elements, each exactly once, with everything attached: a wall with its doors and windows, a table
 * with its lamp, a room whose walls all move with its name, finishes and content. A door whose wall stays
 * slides along that. Items that are locked stay.
 */
export function moveElements(scene: Scene, { ids, by }: Move, newId: NewId): Outcome {
  const missing = ids.find((id) => !hasElement(scene, id))
  if (missing !== undefined) return refuse("notFound", missing)
  const roots = rootsOf(
    scene,
    ids.filter((id) => !isLocked(scene, id)),
  )
  if (roots.length === 0 && ids.length > 0) return refuse("locked", ...ids)
  const draft = openDraft(scene)
  for (const id of roots) putMoved(draft, id, by)
  const walls: WallWithId[] = []
  const edits: WallEdits = new Map()
  const chosen = new Set(roots)
  for (const level of levelsOfWalls(scene, roots)) {
    const onLevel = wallsOfLevel(scene, level)
    const here = new Set(onLevel.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))
    const shifted = shiftWalls(draft, onLevel, { ids: here, by }, newId)
    if ("refused" in shifted) return shifted
    walls.push(...onLevel)
    for (const [id, wall] of shifted) edits.set(id, wall)
  }
  const moved = reshapeWalls(draft, walls, edits, newId)
  return "refused" in moved ? moved : moveOpenings(scene, moved, { ids: roots, by }, newId)
}

/** Whether moving these moves anything. */
export const isAnyMovable = (scene: Scene, ids: readonly ElementId[]): boolean =>
  ids.some((id) => {
    const element = findAny(scene, id)
    return element !== null && (element.kind === "wall" || element.kind === "opening" || isPlaced(element))
  })

/** Those without an ancestor among them: each moves once. */
function rootsOf(scene: Scene, ids: readonly ElementId[]): readonly ElementId[] {
  const carried = new Set(ids.flatMap((id) => subtree(scene, id).slice(1)))
  return [...new Set(ids)].filter((id) => !carried.has(id))
}

const levelsOfWalls = (scene: Scene, ids: readonly ElementId[]): ReadonlySet<ElementId> =>
  new Set(ids.flatMap((id) => findElement(scene, id, "wall")?.parent ?? []))

/** Doors and windows that move in walls that stay or only follow: the front ones make way first. */
function moveOpenings(
  scene: Scene,
  done: Extract<Outcome, { readonly change: unknown }>,
  { ids, by }: Move,
  newId: NewId,
): Outcome {
  const openings = ids.flatMap((id): Entry<Opening>[] => {
    const element = findElement(scene, id, "opening")
    return element ? [{ id, element }] : []
  })
  let outcome = done
  let now = applyChange(scene, done.change)
  const steps = openings.flatMap(({ id }) => stepOf(now, id, by) ?? [])
  for (const { id, wall, along } of steps.toSorted((a, b) => b.ahead - a.ahead)) {
    const opening = findElement(now, id, "opening")
    if (!opening) continue
    const next = moveOpening(
      now,
      { opening: id, wall, at: Math.max(0, Math.round(opening.at + along)) },
      newId,
    )
    if ("refused" in next) return next
    now = applyChange(now, next.change)
    outcome = { change: composeChanges(outcome.change, next.change) }
  }
  return outcome
}

/** How far an opening slides along its wall, and its position in that direction; null if it does not move. */
function stepOf(scene: Scene, id: ElementId, by: Vector) {
  const opening = findElement(scene, id, "opening")
  const wall = opening && findElement(scene, opening.parent, "wall")
  if (!opening || !wall) return null
  const along = Math.round(dot(by, wallAxis(wall).directionAt(opening.at)))
  return along === 0 ? null : { id, wall: opening.parent, along, ahead: opening.at * Math.sign(along) }
}

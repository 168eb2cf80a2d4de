import { childrenOfKind, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { isSurfaceFinish } from "./finish.ts"
import type { WallSide } from "../wall/wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { planLevel, roomAt } from "../../geometry/plan-level.ts"
import { isInRegion } from "../../geometry/rings.ts"
import { rounded, type Vector } from "../../geometry/vectors.ts"
import { stretchAt, stretchesOf } from "../wall/wall-stretches.ts"
import { openDraft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { finishesOn } from "./settle-wall-finishes.ts"

interface Material {
  /** None removes the finish. */
  readonly material: string | null
  /** The turn of its pattern, degrees. */
  readonly turn?: number
}

/** Covers the floor or ceiling of the room around a point. */
export function finishRoom(
  scene: Scene,
  {
    level,
    at,
    on,
    material,
    turn = 0,
  }: Material & { readonly level: ElementId; readonly at: Vector; readonly on: "floor" | "ceiling" },
  newId: NewId,
): Outcome {
  const room = roomAt(planLevel(scene, level), at)
  if (!room) return refuse("noRoom", level)
  const draft = openDraft(scene)
  const [old, ...more] = childrenOfKind(scene, level, "finish").flatMap(({ id, element }) =>
    isSurfaceFinish(element) && element.on === on && isInRegion(element.at, room) ? [{ id, element }] : [],
  )
  for (const { id } of more) draft.remove(id)
  if (material === null) {
    if (old) draft.remove(old.id)
  } else if (old) draft.put(old.id, { ...old.element, material, turn })
  else draft.put(newId("finish"), { kind: "finish", parent: level, on, at: rounded(at), material, turn })
  return settle(draft, newId)
}

/** Covers one side of a wall, from the wall that joins before `at` (along the centre line) to the one after it. */
export function finishWall(
  scene: Scene,
  {
    wall: id,
    side,
    at,
    material,
    turn = 0,
  }: Material & { readonly wall: ElementId; readonly side: WallSide; readonly at: number },
  newId: NewId,
): Outcome {
  const wall = findElement(scene, id, "wall")
  if (!wall) return refuse("notFound", id)
  const stretch = stretchAt(stretchesOf(planLevel(scene, wall.parent), id, side), at)
  if (!stretch || !Number.isFinite(at)) return refuse("notFound", id)
  const draft = openDraft(scene)
  const [old, ...more] = finishesOn(scene, id, side).filter(
    ({ element }) => element.at >= stretch.start && element.at <= stretch.end,
  )
  for (const { id: finish } of more) draft.remove(finish)
  if (material === null) {
    if (old) draft.remove(old.id)
  } else if (old) draft.put(old.id, { ...old.element, material, turn })
  else {
    const place = Math.round(Math.max(0, Math.min(at, stretch.end)))
    draft.put(newId("finish"), { kind: "finish", parent: id, on: side, at: place, material, turn })
  }
  return settle(draft, newId)
}

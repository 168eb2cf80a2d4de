import { childrenOfKind, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { Wall } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { planLevel } from "../../geometry/plan-level.ts"
import { rounded, type Vector } from "../../geometry/vectors.ts"
import { wallAxis } from "./wall-axis.ts"
import { stretchAt, stretchesOf } from "./wall-stretches.ts"
import { openDraft, type Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { finishesOn, wallSides } from "../finish/settle-wall-finishes.ts"

/**
 * Divides a wall in two at the point nearest to `at`. The part from `from` keeps the id; openings and
 * finishes stay in place.
 */
export function splitWall(
  scene: Scene,
  { wall: id, at }: { readonly wall: ElementId; readonly at: Vector },
  newId: NewId,
): Outcome {
  const wall = findElement(scene, id, "wall")
  if (!wall) return refuse("notFound", id)
  const axis = wallAxis(wall)
  const s = axis.project(at).s
  if (s <= 0 || s >= axis.length) return refuse("wallTooShort", id)
  const openings = childrenOfKind(scene, id, "opening")
  const cut = openings.find(({ element }) => Math.abs(element.at - s) < element.width / 2)
  if (cut) return refuse("openingInTheWay", cut.id)
  const middle = rounded(axis.pointAt(s))
  const [first, second] = [
    { ...wall, to: middle, sagitta: sagittaOfPart(wall, s) },
    { ...wall, from: middle, sagitta: sagittaOfPart(wall, axis.length - s) },
  ]
  const other = newId("wall")
  const draft = openDraft(scene)
  draft.put(id, first)
  draft.put(other, second)
  for (const opening of openings) {
    if (opening.element.at > s) {
      const moved = Math.round(opening.element.at - s)
      draft.put(opening.id, { ...opening.element, parent: other, at: moved })
    }
  }
  shareFinishes(draft, { wall, id, other, s }, newId)
  return settle(draft, newId)
}

/** Sagitta of a part of an arc, signed like the whole. */
function sagittaOfPart(wall: Wall, part: number): number {
  if (wall.sagitta === 0) return 0
  const { length } = wallAxis(wall)
  const chord = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
  const rise = Math.abs(wall.sagitta)
  const radius = (chord * chord) / (8 * rise) + rise / 2
  const angle = (length / radius) * (part / length)
  return Math.round(Math.sign(wall.sagitta) * radius * (1 - Math.cos(angle / 2))) + 0
}

function shareFinishes(
  draft: Draft,
  { wall, id, other, s }: { wall: Wall; id: ElementId; other: ElementId; s: number },
  newId: NewId,
): void {
  const plan = planLevel(draft.start, wall.parent)
  for (const side of wallSides) {
    const stretches = stretchesOf(plan, id, side)
    for (const { id: finish, element } of finishesOn(draft.start, id, side)) {
      const stretch = stretchAt(stretches, element.at)
      const isDivided = stretch !== null && stretch.start < s && stretch.end > s
      const isBeyond = element.at > s
      // The half without the anchor gets a finish of its own, in the middle of its part of the stretch.
      if (isBeyond) draft.put(finish, { ...element, parent: other, at: Math.round(element.at - s) })
      if (!isDivided) continue
      const [parent, at] = isBeyond ? [id, (stretch.start + s) / 2] : [other, (stretch.end - s) / 2]
      draft.put(newId("finish"), { ...element, parent, at: Math.round(at) })
    }
  }
}

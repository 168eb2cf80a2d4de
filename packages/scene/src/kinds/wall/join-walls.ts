import { childrenOf, findAny, findElement } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import { isSurfaceFinish } from "../finish/finish.ts"
import type { Wall, WallSide } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import { planLevel } from "../../geometry/plan-level.ts"
import { cross, directionTo, distance, minus } from "../../geometry/vectors.ts"
import { wallAxis } from "./wall-axis.ts"
import { otherEnd, wallEnds } from "./wall-joins.ts"
import { stretchAt, stretchesOf } from "./wall-stretches.ts"
import { openDraft, type Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"
import { finishesOn, wallSides } from "../finish/settle-wall-finishes.ts"

/** Joins two walls that share an end and are in one line. The first keeps its id, thickness and height. */
export function joinWalls(
  scene: Scene,
  { first: firstId, second: secondId }: { readonly first: ElementId; readonly second: ElementId },
  newId: NewId,
): Outcome {
  const [first, second] = [findElement(scene, firstId, "wall"), findElement(scene, secondId, "wall")]
  if (!first || firstId === secondId) return refuse("notFound", firstId)
  if (!second) return refuse("notFound", secondId)
  const shared = wallEnds.flatMap((end) =>
    wallEnds.flatMap((other) =>
      distance(first[end], second[other]) <= touchDistance ? [{ end, other }] : [],
    ),
  )[0]
  if (!shared) return refuse("wallsApart", firstId, secondId)
  const far = second[otherEnd(shared.other)]
  const near = first[otherEnd(shared.end)]
  if (first.parent !== second.parent || !isInLine(first, second, near, far)) {
    return refuse("wallsNotInLine", firstId, secondId)
  }
  const joined: Wall = { ...first, [shared.end]: far }
  const draft = openDraft(scene)
  draft.put(firstId, joined)
  takeOver(draft, { id: firstId, wall: first, joined })
  takeOver(draft, { id: firstId, from: secondId, wall: second, joined })
  keepLongerFinishes(draft, { first, firstId, secondId, joint: first[shared.end], joined })
  draft.remove(secondId)
  return settle(draft, newId)
}

function isInLine(first: Wall, second: Wall, near: Wall["from"], far: Wall["from"]): boolean {
  if (first.sagitta !== 0 || second.sagitta !== 0) return false
  const along = directionTo(near, far)
  return (
    [first.from, first.to].every((place) => Math.abs(cross(along, minus(place, near))) <= touchDistance) &&
    distance(near, far) > Math.max(distance(first.from, first.to), distance(second.from, second.to))
  )
}

/**
 * Moves a wall's openings and finishes to the joined one, at the same positions; sides swap if it ran the
 * other way.
 */
function takeOver(
  draft: Draft,
  { id, from = id, wall, joined }: { id: ElementId; from?: ElementId; wall: Wall; joined: Wall },
): void {
  const [axis, joinedAxis] = [wallAxis(wall), wallAxis(joined)]
  const isTurned = joinedAxis.project(wall.to).s < joinedAxis.project(wall.from).s
  for (const { id: child, element } of childrenOf(draft.now(), from)) {
    if (element.kind === "opening") {
      const at = Math.round(joinedAxis.project(axis.pointAt(element.at)).s)
      const turned = isTurned ? { hinge: otherEnd(element.hinge), swing: otherSide(element.swing) } : {}
      draft.put(child, { ...element, ...turned, parent: id, at })
    } else if (element.kind === "finish" && !isSurfaceFinish(element)) {
      const at = Math.round(joinedAxis.project(axis.pointAt(element.at)).s)
      draft.put(child, { ...element, parent: id, at, on: isTurned ? otherSide(element.on) : element.on })
    } else if (element.kind === "foreign" && from !== id) draft.put(child, { ...element, parent: id })
  }
}

const otherSide = (side: WallSide): WallSide => (side === "left" ? "right" : "left")

/** If two stretches merge across the joint, only the longer one's finish stays. */
function keepLongerFinishes(
  draft: Draft,
  input: { first: Wall; firstId: ElementId; secondId: ElementId; joint: Wall["from"]; joined: Wall },
): void {
  const { first, firstId, secondId, joint, joined } = input
  const before = planLevel(draft.start, first.parent)
  // The plan afterwards: without the second wall.
  const after = planLevel(withoutWall(draft, secondId), first.parent)
  const joinedAxis = wallAxis(joined)
  const jointAt = joinedAxis.project(joint).s
  for (const side of wallSides) {
    const merged = stretchesOf(after, firstId, side).find(
      ({ start, end }) => start < jointAt && end > jointAt,
    )
    if (!merged) continue
    const candidates = finishesOn(draft.now(), firstId, side).filter(
      ({ element }) => element.at >= merged.start && element.at <= merged.end,
    )
    const lengthOf = (id: ElementId): number => {
      const was = findAny(draft.start, id)
      if (was?.kind !== "finish" || isSurfaceFinish(was)) return 0
      const stretch = stretchAt(stretchesOf(before, was.parent, was.on), was.at)
      return stretch ? stretch.end - stretch.start : 0
    }
    const [, ...shorter] = candidates.toSorted(
      (a, b) => lengthOf(b.id) - lengthOf(a.id) || (a.id < b.id ? -1 : 1),
    )
    for (const { id } of shorter) draft.remove(id)
  }
}

function withoutWall(draft: Draft, id: ElementId) {
  const probe = openDraft(draft.now())
  probe.remove(id)
  return probe.now()
}

import { type Entry, childrenOfKind, findAny } from "../../document/scene-index.ts"
import type { WallFinish } from "./finish.ts"
import type { Wall, WallSide } from "../wall/wall.ts"
import type { ElementId } from "../../elements/values.ts"
import type { Scene } from "../../document/scene.ts"
import type { Span } from "../opening/blocked-spans.ts"
import { planLevel } from "../../geometry/plan-level.ts"
import { stretchAt, stretchesOf } from "../wall/wall-stretches.ts"
import type { Draft } from "../../commands/draft.ts"
import type { NewId } from "../../commands/outcome.ts"
import { carryAlong } from "../opening/seat-openings.ts"

export const wallSides = ["left", "right"] as const

/** The finishes on one side of a wall. */
export const finishesOn = (scene: Scene, wall: ElementId, side: WallSide): readonly Entry<WallFinish>[] =>
  childrenOfKind(scene, wall, "finish").flatMap(({ id, element }) =>
    element.on === side ? [{ id, element }] : [],
  )

/**
 * Dividing a stretch of wall gives both parts its finish; merging stretches keeps the longer one's. Leaves
 * finishes alone that the command itself placed.
 */
export function settleWallFinishes(draft: Draft, walls: readonly ElementId[], newId: NewId): void {
  for (const id of walls) {
    const [before, after] = [findAny(draft.start, id), findAny(draft.now(), id)]
    if (before?.kind !== "wall" || after?.kind !== "wall") continue
    for (const side of wallSides) settleSide(draft, { id, before, after, side }, newId)
  }
}

interface Side {
  readonly id: ElementId
  readonly before: Wall
  readonly after: Wall
  readonly side: WallSide
}

function settleSide(draft: Draft, { id, before, after, side }: Side, newId: NewId): void {
  const finishes = finishesOn(draft.now(), id, side)
  if (finishes.length === 0 || finishes.some((one) => findAny(draft.start, one.id) !== one.element)) return
  const old = stretchesOf(planLevel(draft.start, before.parent), id, side)
  const carried = old.map((stretch) => ({
    start: carryAlong(before, after, stretch.start),
    end: carryAlong(before, after, stretch.end),
    finish: finishes.find(({ element }) => stretchAt(old, element.at) === stretch) ?? null,
  }))
  const used = new Set<ElementId>()
  for (const stretch of stretchesOf(planLevel(draft.now(), after.parent), id, side)) {
    const [source] = carried.toSorted((a, b) => sharedLength(b, stretch) - sharedLength(a, stretch))
    const finish = source?.finish
    if (!finish || sharedLength(source, stretch) <= 0) continue
    const wish = carryAlong(before, after, finish.element.at)
    const isInside = wish >= stretch.start && wish <= stretch.end
    const at = isInside ? wish : Math.round((stretch.start + stretch.end) / 2)
    if (!used.has(finish.id)) {
      used.add(finish.id)
      if (at !== finish.element.at) draft.put(finish.id, { ...finish.element, at })
    } else draft.put(newId("finish"), { ...finish.element, at })
  }
  for (const { id: finish } of finishes) if (!used.has(finish)) draft.remove(finish)
}

const sharedLength = (one: Span, other: Span): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start)

import type { Wall } from "./wall.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import { distance, dot, isSamePlace, minus } from "../../geometry/vectors.ts"
import { hostsAt, teesOn, tipsAt, wallEnds } from "./wall-joins.ts"
import type { WallEdits } from "./carry-tees.ts"
import type { Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Outcome } from "../../commands/outcome.ts"
import { settle } from "../../commands/settle.ts"

/**
 * Puts edited walls into a draft and settles it. Refuses to drag a wall through its own far end, unless it
 * turns about that end and nothing else is attached to it.
 */
export function reshapeWalls(
  draft: Draft,
  walls: readonly WallWithId[],
  edits: WallEdits,
  newId: NewId,
): Outcome {
  for (const { id, wall } of walls) {
    const after = edits.get(id)
    if (!after) continue
    if (isTurnedRound(wall, after) && !turnsFreely(walls, { id, wall }, after))
      return refuse("wallTooShort", id)
    draft.put(id, after)
  }
  return settle(draft, newId)
}

export const isAnyTurnedRound = (walls: readonly WallWithId[], edits: WallEdits): boolean =>
  walls.some(({ id, wall }) => isTurnedRound(wall, edits.get(id) ?? wall))

/** Whether one end of a wall turns around the other, and nothing is joined to it except there. */
function turnsFreely(walls: readonly WallWithId[], self: WallWithId, after: Wall): boolean {
  const moved = wallEnds.filter((end) => !isSamePlace(self.wall[end], after[end]))
  const [end, ...more] = moved
  if (!end || more.length > 0) return false
  const others = walls.filter(({ id }) => id !== self.id)
  const place = self.wall[end]
  return (
    tipsAt(others, place).length === 0 &&
    hostsAt(others, place).length === 0 &&
    teesOn(others, self).length === 0
  )
}

const isTurnedRound = (before: Wall, after: Wall): boolean =>
  dot(minus(before.to, before.from), minus(after.to, after.from)) <= 0 && distance(before.from, before.to) > 0

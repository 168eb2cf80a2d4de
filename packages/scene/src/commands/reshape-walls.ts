import type { Wall } from "../elements/wall.ts"
import type { WallWithId } from "../geometry/rooms.ts"
import { distance, dot, minus } from "../geometry/vectors.ts"
import type { WallEdits } from "./carry-tees.ts"
import type { Draft } from "./draft.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { settle } from "./settle.ts"

/** Puts edited walls into a draft and settles it. A wall is never drawn through its own far end. */
export function reshapeWalls(
  draft: Draft,
  walls: readonly WallWithId[],
  edits: WallEdits,
  newId: NewId,
): Outcome {
  for (const { id, wall } of walls) {
    const after = edits.get(id)
    if (!after) continue
    if (isTurnedRound(wall, after)) return refuse("wallTooShort", id)
    draft.put(id, after)
  }
  return settle(draft, newId)
}

export const isAnyTurnedRound = (walls: readonly WallWithId[], edits: WallEdits): boolean =>
  walls.some(({ id, wall }) => isTurnedRound(wall, edits.get(id) ?? wall))

const isTurnedRound = (before: Wall, after: Wall): boolean =>
  dot(minus(before.to, before.from), minus(after.to, after.from)) <= 0 && distance(before.from, before.to) > 0

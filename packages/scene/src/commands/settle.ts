import { findAny, countElements } from "../document/scene-index.ts"
import type { Wall } from "../kinds/wall/wall.ts"
import type { ElementId } from "../elements/values.ts"
import { wallsOfLevel } from "../geometry/plan-level.ts"
import { wallsNear } from "../kinds/wall/walls-near.ts"
import { carryRooms, shiftOfLevel } from "./carry-rooms.ts"
import type { Draft } from "./draft.ts"
import { type NewId, type Outcome, refuse, type Refusal } from "./outcome.ts"
import { seatOpenings } from "../kinds/opening/seat-openings.ts"
import { settleRooms } from "./settle-rooms.ts"
import { settleWallFinishes } from "../kinds/finish/settle-wall-finishes.ts"
import { elementSchemas } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { chordOf } from "../kinds/wall/wall-axis.ts"

/**
 * Ends a command: refuses what would break the document, and updates everything attached to walls. Every
 * command that touches walls or openings ends here.
 */
export function settle(draft: Draft, newId: NewId): Outcome {
  const wrong = checkValues(draft)
  if (wrong) return wrong
  const edits = Object.entries(draft.change())
  const walls = edits.flatMap(([, { before, after }]) =>
    [before, after].flatMap((wall): Wall[] => (wall?.kind === "wall" ? [wall] : [])),
  )
  const cut = edits.flatMap(([, { after }]) => (after?.kind === "opening" ? [after.parent] : []))
  const levels = [...new Set(walls.map(({ parent }) => parent))].filter((level) =>
    findAny(draft.now(), level),
  )
  // Rooms that moved as a whole keep their openings and finishes in place.
  const whole = new Set(levels.filter((level) => shiftOfLevel(draft, level) !== null))
  for (const level of whole) carryRooms(draft, level)
  const changed = levels.filter((level) => !whole.has(level))
  const touched = changed.flatMap((level) => {
    const now = wallsOfLevel(draft.now(), level)
    const near = walls.filter(({ parent }) => parent === level).flatMap((wall) => wallsNear(now, wall))
    return near.map(({ id }) => id)
  })
  const affected: readonly ElementId[] = [...new Set([...touched, ...cut])].toSorted()
  const refused = seatOpenings(draft, affected)
  if (refused) return refused
  if (touched.length > 0 || walls.length > 0) {
    settleWallFinishes(draft, [...new Set(touched)].toSorted(), newId)
    for (const level of changed) settleRooms(draft, level, { carried: carryRooms(draft, level), newId })
  }
  return { change: draft.change() }
}

/** Checks that every element of the edit is valid in a document, and that no wall is a point. */
function checkValues(draft: Draft): { readonly refused: Refusal } | null {
  const edits = Object.entries(draft.change())
  const more = edits.reduce(
    (sum, [, edit]) => sum + Number(edit.after !== undefined) - Number(edit.before !== undefined),
    0,
  )
  if (countElements(draft.start) + more > sceneLimits.elements) return refuse("tooManyElements")
  for (const [id, { before, after }] of edits) {
    if (!after || after.kind === "foreign") continue
    if (!elementSchemas[after.kind].safeParse(after).success) return refuse("outOfBounds", id)
    if (after.kind !== "wall") continue
    // A document from elsewhere may hold such walls: edits that do not touch their shape are not refused for
    // them.
    const isReshaped =
      before?.kind !== "wall" ||
      before.from !== after.from ||
      before.to !== after.to ||
      before.sagitta !== after.sagitta
    if (!isReshaped) continue
    const chord = chordOf(after)
    if (chord < sceneLimits.wallLengthMin) return refuse("wallTooShort", id)
    if (Math.abs(after.sagitta) > chord / 2) return refuse("arcTooRound", id)
  }
  return null
}

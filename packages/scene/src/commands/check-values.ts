import { countElements } from "../document/scene-index.ts"
import { elementSchemas } from "../elements/element.ts"
import { sceneLimits } from "../elements/scene-limits.ts"
import { chordOf } from "../kinds/wall/wall-axis.ts"
import type { Draft } from "./draft.ts"
import { refuse, type Refusal } from "./outcome.ts"

/** Checks that every element of the edit is valid in a document, and that no wall is a point. */
export function checkValues(draft: Draft): { readonly refused: Refusal } | null {
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

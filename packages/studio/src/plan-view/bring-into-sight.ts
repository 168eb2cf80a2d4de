import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../editor/editor.ts"
import { keepInSight } from "./view-moves.ts"

/** What was typed or chosen elsewhere comes at least so far inside the paper, px. */
const edge = 72

/** Pushes the plan just so far that a place of it is seen: for who typed it, or chose it in a list. */
export function bringIntoSight(editor: Editor, place: Vector): void {
  const { view, paper } = editor.read()
  if (paper.width === 0) return
  const seen = keepInSight(view, paper, place, edge)
  if (seen !== view) editor.look(seen)
}

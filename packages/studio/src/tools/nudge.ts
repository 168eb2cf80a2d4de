import { moveWall } from "@roomwright/scene/commands/move-wall"
import { moveOpening } from "@roomwright/scene/commands/place-opening"
import { setUnderlay } from "@roomwright/scene/commands/place-underlay"
import { findElement } from "@roomwright/scene/document/scene-index"
import { dot, plus, times, type Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import { pushElements } from "../edits/push-elements.ts"
import type { Editor } from "../editor/editor.ts"
import { selectedIds } from "../editor/selection.ts"
import { measureOpening, measureWithNeighbours } from "./measure-around.ts"
import type { KeyPress } from "./tool.ts"

const ways: Readonly<Record<string, Vector>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
}

/** How far an arrow key goes, mm. */
export const stepOfKeys = ({ shift, alt, ctrl }: Omit<KeyPress, "key">): number =>
  shift ? 1_000 : ctrl ? 1 : alt ? 10 : 100

/** Moves the walls, openings or the picture that are chosen by the arrow keys; true when there were some. */
export function nudge(editor: Editor, press: KeyPress): boolean {
  const way = ways[press.key]
  const { scene, selection } = editor.read()
  const [id, ...more] = selectedIds(selection)
  if (!way || id === undefined) return false
  const by = times(way, stepOfKeys(press))
  if (more.length > 0) {
    const push = pushElements(scene, [id, ...more], by)
    if (push) editor.do(push.what, push.command)
    return push !== null
  }
  if (findElement(scene, id, "wall")) {
    editor.do("moveWall", (now, newId) => moveWall(now, { wall: id, by }, newId))
    editor.show({ measures: measureWithNeighbours(editor.read().scene, id) })
    return true
  }
  const underlay = findElement(scene, id, "underlay")
  if (underlay) {
    editor.do("setUnderlay", (now, newId) =>
      setUnderlay(now, { underlay: id, at: plus(underlay.at, by) }, newId),
    )
    return true
  }
  return nudgeOpening(editor, id, by)
}

function nudgeOpening(editor: Editor, id: string, by: Vector): boolean {
  const { scene } = editor.read()
  const opening = findElement(scene, id, "opening")
  const wall = opening && findElement(scene, opening.parent, "wall")
  if (!opening || !wall) return false
  // Along the wall, whichever way it runs; square to it there is nowhere to go.
  const along = Math.round(dot(by, wallAxis(wall).directionAt(opening.at)))
  const at = Math.max(0, opening.at + along)
  editor.do("moveOpening", (now, newId) => moveOpening(now, { opening: id, wall: opening.parent, at }, newId))
  const moved = findElement(editor.read().scene, id, "opening")
  if (moved) editor.show({ measures: measureOpening(editor.read().scene, moved, id) })
  return true
}

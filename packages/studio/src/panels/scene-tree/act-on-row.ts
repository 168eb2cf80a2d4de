import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { setLevel } from "@roomwright/scene/commands/levels"
import { nameRoom } from "@roomwright/scene/commands/name-room"
import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import type { ActionScope } from "../../actions/action.ts"
import { askToRemoveLevel } from "../../edits/level-edits.ts"
import { chooseRoom, placeInRoom } from "../../edits/place-in-room.ts"
import { addOpeningTo } from "../../edits/wall-edits.ts"
import type { Editor } from "../../editor/editor.ts"
import { nothing, selectedIds, selectionOf } from "../../editor/selection.ts"
import { bringIntoSight } from "../../plan-view/bring-into-sight.ts"
import type { TreeRow } from "./tree-rows.ts"

export const canRename = ({ thing }: TreeRow): boolean => thing.kind === "level" || thing.kind === "room"

export const canRemove = (editor: Editor, { thing }: TreeRow): boolean =>
  thing.kind === "level" ? levelsOf(editor.read().scene).length > 1 : thing.kind !== "room"

/** Whether what the row stands for is chosen; a level is while nothing on it is. */
export function isChosen(editor: Editor, { thing, level }: TreeRow): boolean {
  const state = editor.read()
  const { selection } = state
  if (thing.kind === "level") return state.level === level && selection.kind === "none"
  if (thing.kind !== "room") return selectedIds(selection).includes(thing.id)
  return (
    state.level === level &&
    selection.kind === "room" &&
    roomAt(planLevel(state.scene, level), selection.at)?.key === thing.room.key
  )
}

/** Chooses it, on its level; with others if `adds`. */
export function chooseRow(editor: Editor, row: TreeRow, adds: boolean): void {
  select(editor, row, adds)
  const place = placeOf(editor.read().scene, row)
  if (place) bringIntoSight(editor, place)
}

/** Where what a row stands for is; null for what is everywhere on its level. */
function placeOf(scene: Scene, { thing, level }: TreeRow): Vector | null {
  if (thing.kind === "room") return placeInRoom(scene, level, thing.room)
  const element = thing.kind === "level" ? undefined : scene.elements[thing.id]
  if (element?.kind === "roomLabel") return element.at
  const id = element?.kind === "opening" ? element.parent : thing.kind === "wall" ? thing.id : ""
  const wall = findElement(scene, id, "wall")
  const axis = wall && wallAxis(wall)
  return axis ? axis.pointAt(element?.kind === "opening" ? element.at : axis.length / 2) : null
}

function select(editor: Editor, { thing, level }: TreeRow, adds: boolean): void {
  if (thing.kind === "room") return chooseRoom(editor, level, thing.room)
  if (editor.read().level !== level) editor.goToLevel(level)
  if (thing.kind === "level") {
    editor.select(nothing)
    return
  }
  const before = adds ? selectedIds(editor.read().selection) : []
  editor.select(
    selectionOf(before.includes(thing.id) ? before.filter((id) => id !== thing.id) : [...before, thing.id]),
  )
}

export type RowDeed = "addDoor" | "addWindow" | "rename" | "remove"

/** Does something to what a row stands for. `name` is for `rename`. */
export function actOnRow(scope: ActionScope, { thing, level }: TreeRow, deed: RowDeed, name = ""): void {
  const { editor } = scope
  const { scene, options } = editor.read()
  if (deed === "rename") {
    if (thing.kind === "level" && name !== "")
      editor.do("setLevel", (now, newId) => setLevel(now, { level: thing.id, name }, newId))
    if (thing.kind === "room") {
      const at = placeInRoom(scene, level, thing.room)
      const room = thing.roomKind ?? "other"
      editor.do("nameRoom", (now, newId) => nameRoom(now, { level, at, room, name }, newId))
    }
  } else if (deed === "remove") {
    if (thing.kind === "level") askToRemoveLevel(scope, thing.id)
    else if (thing.kind !== "room")
      editor.do("delete", (now, newId) => deleteElements(now, { ids: [thing.id] }, newId))
  } else if (thing.kind === "wall") {
    editor.do("addOpening", addOpeningTo(thing.id, deed === "addDoor" ? options.door : options.window))
  }
}

import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { setLevel } from "@roomwright/scene/kinds/level/levels"
import { isOfWholeLevel } from "@roomwright/scene/elements/element"
import { isPlaced } from "@roomwright/scene/commands/put-moved"
import { nameRoom } from "@roomwright/scene/kinds/room-label/name-room"
import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { boxAround } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { ActionScope } from "../../actions/action.ts"
import { requestLevelRemoval } from "../../kinds/level/level-edits.ts"
import { chooseRoom, placeInRoom } from "../../kinds/room/place-in-room.ts"
import { kindOf } from "../../kinds/element-kinds.ts"
import type { Editor } from "../../editor/editor.ts"
import { nothing, selectedIds, selectionOf } from "../../editor/selection.ts"
import { isElementRow, type ElementSubject, type GroupSubject } from "./row-subject.ts"
import type { TreeRow } from "./tree-rows.ts"

export const canRename = ({ subject }: TreeRow): boolean =>
  subject.kind === "level" || subject.kind === "room"

export const canRemove = (editor: Editor, { subject }: TreeRow): boolean =>
  subject.kind === "level" ? levelsOf(editor.read().scene).length > 1 : subject.kind !== "room"

/** Whether what the row stands for is chosen; a level is while nothing on it is. */
export function isChosen(editor: Editor, { subject, level }: TreeRow): boolean {
  const state = editor.read()
  const { selection } = state
  if (subject.kind === "level") return state.level === level && selection.kind === "none"
  if (subject.kind === "group") {
    const chosen = selectedIds(selection)
    return subject.ids.every((id) => chosen.includes(id))
  }
  if (isElementRow(subject)) return selectedIds(selection).includes(subject.id)
  return (
    state.level === level &&
    selection.kind === "room" &&
    roomAt(planLevel(state.scene, level), selection.at)?.key === subject.room.key
  )
}

/** Chooses it, on its level; with others if `adds`. */
export function chooseRow({ editor, view }: ActionScope, row: TreeRow, adds: boolean): void {
  select(editor, row, adds)
  const place = placeOf(editor.read().scene, row)
  if (place) view.reveal(place)
}

/** Where what a row stands for is; null for what is everywhere on its level. */
function placeOf(scene: Scene, { subject, level }: TreeRow): Vector | null {
  if (subject.kind === "room") return placeInRoom(scene, level, subject.room)
  if (!isElementRow(subject)) return null
  const { element } = subject
  // What lies under the whole level is in sight anyhow.
  if (isOfWholeLevel(element)) return null
  if (isPlaced(element)) return element.at
  const corners = kindOf(element).plan?.corners?.(scene, subject) ?? []
  const box = boxAround(corners)
  return corners.length > 0 ? { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 } : null
}

function select(editor: Editor, { subject, level }: TreeRow, adds: boolean): void {
  if (subject.kind === "room") return chooseRoom(editor, level, subject.room)
  if (editor.read().level !== level) editor.goToLevel(level)
  if (subject.kind === "level") {
    editor.select(nothing)
    return
  }
  const before = adds ? selectedIds(editor.read().selection) : []
  const ids = idsOf(subject)
  const others = before.filter((id) => !ids.includes(id))
  editor.select(selectionOf(ids.every((id) => before.includes(id)) ? others : [...others, ...ids]))
}

const idsOf = (subject: ElementSubject | GroupSubject): readonly ElementId[] =>
  subject.kind === "group" ? subject.ids : [subject.id]

/** What else can be done with what a row stands for. */
export const actionsOfRow = ({ subject }: TreeRow) =>
  isElementRow(subject)
    ? (kindOf(subject.element).row?.actions?.(subject.element) ?? []).map(({ text, icon, run }) => ({
        text,
        icon,
        run: (editor: Editor) => run(editor, subject.id),
      }))
    : []

export type RowDeed = "rename" | "remove"

/** Does something to what a row stands for. `name` is for `rename`. */
export function actOnRow(scope: ActionScope, { subject, level }: TreeRow, deed: RowDeed, name = ""): void {
  const { editor } = scope
  const { scene } = editor.read()
  if (deed === "rename") {
    if (subject.kind === "level" && name !== "")
      editor.do("setLevel", (now, newId) => setLevel(now, { level: subject.id, name }, newId))
    if (subject.kind === "room") {
      const at = placeInRoom(scene, level, subject.room)
      const room = subject.roomKind ?? "other"
      editor.do("nameRoom", (now, newId) => nameRoom(now, { level, at, room, name }, newId))
    }
  } else if (subject.kind === "level") requestLevelRemoval(scope, subject.id)
  else if (subject.kind !== "room")
    editor.do("delete", (now, newId) => deleteElements(now, { ids: idsOf(subject) }, newId))
}

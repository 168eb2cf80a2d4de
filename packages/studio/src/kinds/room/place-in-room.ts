import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId, Point } from "@roomwright/scene/elements/values"
import { innerPoint } from "@roomwright/scene/geometry/inner-point"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { rounded } from "@roomwright/scene/geometry/vectors"
import type { Editor } from "../../editor/editor.ts"

/** A place by which a room is known: where its name is, else well inside. */
export const placeInRoom = (scene: Scene, level: ElementId, room: Room): Point =>
  labelOf(scene, level, room)?.element.at ?? rounded(innerPoint(room))

/** Shows a level with this room chosen. */
export function chooseRoom(editor: Editor, level: ElementId, room: Room): void {
  const at = placeInRoom(editor.read().scene, level, room)
  if (editor.read().level !== level) editor.goToLevel(level)
  editor.select({ kind: "room", at })
}

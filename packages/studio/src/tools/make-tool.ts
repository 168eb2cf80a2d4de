import type { Editor } from "../editor/editor.ts"
import { createDrawRoom } from "./draw-room.ts"
import { createDrawWall } from "./draw-wall.ts"
import { createMeasure } from "./measure.ts"
import { createPutOpening } from "./put-opening.ts"
import { createScalePicture } from "./scale-picture.ts"
import { createSelect } from "./select.ts"
import type { Tool, ToolName } from "./tool.ts"

/** Takes a tool in the hand. */
export function makeTool(name: ToolName, editor: Editor): Tool {
  switch (name) {
    case "select":
      return createSelect(editor)
    case "wall":
      return createDrawWall(editor)
    case "rectangle":
    case "lShape":
      return createDrawRoom(editor, name)
    case "door":
    case "window":
      return createPutOpening(editor, name)
    case "measure":
      return createMeasure(editor)
    case "scalePicture":
      return createScalePicture(editor)
    case "hand":
      // The plan itself is what is moved: see plan-view.
      return { name }
  }
}

import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { ToolName } from "../tools/tool.ts"
import type { Action } from "./action.ts"

const take = (name: ToolName, ...keys: readonly string[]): Action => ({
  id: `tool-${name}`,
  group: "tools",
  text: `tool.${name}`,
  keys,
  isOn: ({ editor }) => editor.read().tool === name,
  run: ({ editor, toPlan }) => {
    editor.take(name)
    toPlan()
  },
})

export const toolActions: Readonly<Record<ToolName, Action>> = {
  select: take("select", "V"),
  hand: take("hand", "H"),
  wall: take("wall", "W"),
  rectangle: take("rectangle", "R"),
  lShape: take("lShape", "L"),
  door: take("door", "D"),
  window: take("window", "N"),
  measure: take("measure", "M"),
  scalePicture: {
    ...take("scalePicture", "C"),
    isPossible: ({ editor }) => {
      const { scene, level } = editor.read()
      return childrenOfKind(scene, level, "underlay").length > 0
    },
  },
}

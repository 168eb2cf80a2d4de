import type { Action } from "../actions/action.ts"
import type { ToolKind } from "./tool.ts"

/** Choosing a tool, as something that can be asked for. Keys go to the plan then. */
export const toolAction = ({ name, keys, isPossible }: ToolKind): Action => ({
  id: `tool-${name}`,
  group: "tools",
  text: `tool.${name}`,
  keys,
  isOn: ({ editor }) => editor.read().tool === name,
  ...(isPossible ? { isPossible: ({ editor }) => isPossible(editor) } : {}),
  run: ({ editor, toPlan }) => {
    editor.activate(name)
    toPlan()
  },
})

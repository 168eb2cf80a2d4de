import { useEffect, useMemo } from "react"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { createTool } from "./all-tools.tsx"
import type { Tool, ToolView } from "./tool.ts"

/** The active tool, fed by a view. One that is deactivated gives up what was under way. */
export function useTool(view: ToolView): Tool {
  const editor = useEditor()
  const name = useEditorState((state) => state.tool)
  const tool = useMemo(() => createTool(name, { editor, view }), [name, editor, view])
  useEffect(() => {
    tool.activate?.()
    return () => tool.deactivate?.()
  }, [tool])
  return tool
}

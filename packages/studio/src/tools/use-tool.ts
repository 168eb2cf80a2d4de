import { useEffect, useMemo } from "react"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { makeTool } from "./make-tool.ts"
import type { Tool } from "./tool.ts"

/** The tool in the hand. One that is put away gives up what was under way. */
export function useTool(): Tool {
  const editor = useEditor()
  const name = useEditorState((state) => state.tool)
  const tool = useMemo(() => makeTool(name, editor), [name, editor])
  useEffect(() => {
    tool.takeUp?.()
    return () => tool.putAway?.()
  }, [tool])
  return tool
}

import type { ElementKind } from "@roomwright/scene/elements/element"
import type { Handle } from "../tools/handles.ts"
import type { ToolName } from "../tools/tool.ts"

interface CursorFacts {
  readonly tool: ToolName
  readonly isPanning: boolean
  /** Dragging would push the plan. */
  readonly isHand: boolean
  readonly handle: Handle["kind"] | null
  readonly hovered: ElementKind | "foreign" | null
}

/** The shape of the pointer, as in CSS. */
export function cursorOf({ tool, isPanning, isHand, handle, hovered }: CursorFacts): string {
  if (isPanning) return "grabbing"
  if (isHand || tool === "hand") return "grab"
  if (tool !== "select") return "crosshair"
  if (handle === "openingSide") return "col-resize"
  if (handle !== null) return "pointer"
  if (hovered === "wall" || hovered === "opening" || hovered === "item" || hovered === "roomLabel")
    return "move"
  return hovered === null ? "default" : "pointer"
}

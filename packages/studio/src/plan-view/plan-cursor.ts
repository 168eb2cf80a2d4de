import type { Handle } from "../tools/hit.ts"
import type { ToolName } from "../tools/tool-name.ts"

interface CursorFacts {
  readonly tool: ToolName
  readonly isPanning: boolean
  /** Dragging would push the plan. */
  readonly isHand: boolean
  readonly handle: Handle["cursor"] | null
  /** What is pointed at, and whether a drag would move it. */
  readonly hovered: { readonly isMovable: boolean } | null
}

/** The shape of the pointer, as in CSS. */
export function cursorOf({ tool, isPanning, isHand, handle, hovered }: CursorFacts): string {
  if (isPanning) return "grabbing"
  if (isHand || tool === "hand") return "grab"
  if (tool !== "select") return "crosshair"
  if (handle !== null) return handle
  if (hovered?.isMovable) return "move"
  return hovered === null ? "default" : "pointer"
}

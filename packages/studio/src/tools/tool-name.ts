import type { NameOf, StudioTextId } from "../use-studio-text.ts"

/** Each tool has a text of its own: `tool.<name>`. */
export type ToolName = NameOf<"tool", StudioTextId>

import type { Entry } from "@roomwright/scene/document/scene-index"

/** An element as it was copied. A root stands on a level; the others stand on what was copied with them. */
export interface CopiedElement extends Entry {
  readonly isRoot: boolean
}

import { applyChange } from "@roomwright/scene/change/apply-change"
import { hasElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Ghost } from "../../tools/overlay.ts"

/** No document has elements of these ids: they hold no digit at their place. */
const ghostId = (at: number): ElementId => `ghost-of-${at + 1}`
export const isGhost = (id: ElementId): boolean => id.startsWith("ghost-of-")

/** More pieces are not built while somebody only points. */
const mostGhosts = 24

/** The document with what would be put in, as if it were there, and the ids of that. Only furniture is shown so. */
export function sceneWithGhosts(
  scene: Scene,
  level: ElementId,
  ghosts: readonly Ghost[],
): { readonly scene: Scene; readonly ids: readonly ElementId[] } {
  const items = ghosts.flatMap(({ element }) => (element.kind === "item" ? [element] : []))
  if (items.length === 0 || !hasElement(scene, level)) return { scene, ids: [] }
  const change = Object.fromEntries(
    items.slice(0, mostGhosts).map((item, at) => [ghostId(at), { after: { ...item, parent: level } }]),
  )
  return { scene: applyChange(scene, change), ids: Object.keys(change) }
}

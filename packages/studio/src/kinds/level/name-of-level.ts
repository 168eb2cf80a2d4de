import { levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { StudioText } from "../../use-studio-text.ts"

/** What a level is called: its own name, or its number from the ground up until it has one. */
export function nameOfLevel(t: StudioText, scene: Scene, id: ElementId): string {
  const levels = levelsOf(scene)
  const at = levels.findIndex((level) => level.id === id)
  return levels[at]?.element.name || t("level.nth", { number: at + 1 })
}

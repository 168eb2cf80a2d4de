import type { Level } from "@roomwright/scene/kinds/level/level"
import type { ElementKind } from "../element-kind.tsx"
import { levelActions } from "./level-actions.ts"

/** What stands on it is drawn and chosen; the level itself is what is shown: see `LevelProperties`. */
export const levelKind: ElementKind<Level> = {
  kind: "level",
  toolbox: { actions: levelActions },
}

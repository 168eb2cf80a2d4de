import { addLevel, duplicateLevel, removeLevel } from "@roomwright/scene/kinds/level/levels"
import { findAny, levelsOf } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import type { Editor } from "../../editor/editor.ts"
import type { Shell } from "../../panels/shell/shell.ts"
import type { StudioText } from "../../use-studio-text.ts"
import { nameOfLevel } from "./name-of-level.ts"

/** A level on top, which is then shown. */
export function addLevelOnTop(editor: Editor, t: StudioText): void {
  const name = t("level.nth", { number: levelsOf(editor.read().scene).length + 1 })
  const outcome = editor.do("addLevel", (scene, newId) => addLevel(scene, { name }, newId))
  if ("change" in outcome) goToHighest(editor)
}

/** A copy of a level on top, which is then shown. */
export function copyLevel(editor: Editor, t: StudioText, level: ElementId): void {
  const source = findAny(editor.read().scene, level)
  if (source?.kind !== "level") return
  const name = t("level.copyOf", { name: nameOfLevel(t, editor.read().scene, level) }).slice(
    0,
    sceneLimits.nameLength,
  )
  const outcome = editor.do("copyLevel", (scene, newId) => duplicateLevel(scene, { level, name }, newId))
  if ("change" in outcome) goToHighest(editor)
}

/** Asks, then takes a level out with everything on it. */
export function requestLevelRemoval(
  { editor, shell, t }: { readonly editor: Editor; readonly shell: Shell; readonly t: StudioText },
  level: ElementId,
): void {
  const element = findAny(editor.read().scene, level)
  if (element?.kind !== "level") return
  shell.set({
    question: {
      title: t("level.remove.title", { name: nameOfLevel(t, editor.read().scene, level) }),
      text: t("level.remove.text"),
      confirm: t("level.remove.confirm"),
      run: () => editor.do("removeLevel", (scene, newId) => removeLevel(scene, { level }, newId)),
    },
  })
}

/** Shows the level that is so many above this one. */
export function goUp(editor: Editor, by: 1 | -1): void {
  const level = levelBeside(editor, by)
  if (level !== null) editor.goToLevel(level)
}

export function levelBeside(editor: Editor, by: 1 | -1): ElementId | null {
  const { scene, level } = editor.read()
  const levels = levelsOf(scene)
  const at = levels.findIndex(({ id }) => id === level)
  return levels[at + by]?.id ?? null
}

function goToHighest(editor: Editor): void {
  const highest = levelsOf(editor.read().scene).at(-1)
  if (highest) editor.goToLevel(highest.id)
}

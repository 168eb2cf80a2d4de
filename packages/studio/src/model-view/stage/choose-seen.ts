import { findAny } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { rounded } from "@roomwright/scene/geometry/vectors"
import { chooseElement } from "../../edits/choose-element.ts"
import type { Editor } from "../../editor/editor.ts"
import { nothing } from "../../editor/selection.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** ms between the presses of a double one. */
const doubleTime = 400

/** Chooses what was clicked: a piece with its group, at a second click within a moment it alone; on the floor the room. */
export function createChooseSeen(editor: Editor) {
  let last: { readonly id: ElementId; readonly time: number } | null = null
  return (id: ElementId | null, place: ScenePlace | null, keys: ScenePlace["keys"]): void => {
    const time = performance.now()
    const isSecond = last !== null && last.id === id && time - last.time < doubleTime
    last = id === null ? null : { id, time }
    const element = id === null ? null : findAny(editor.read().scene, id)
    if (!element || id === null) return editor.select(nothing)
    if (element.kind === "level")
      return editor.select(place ? { kind: "room", at: rounded(place.at) } : nothing)
    chooseElement(editor, id, { ...keys, alt: keys.alt || isSecond })
  }
}

import { scaleUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { distance, isSamePlace, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import { noOverlay, type EntryForm } from "../../tools/overlay.ts"
import type { ScenePlace, Tool, ToolKind, ToolScope } from "../../tools/tool.ts"

/**
 * Gives the picture of a plan its scale: two places on it whose distance is known, and the distance typed. Nothing is
 * snapped to: the picture is what counts.
 */
function createScalePicture({ editor, view }: ToolScope): Tool {
  let from: Vector | null = null
  let to: Vector | null = null
  let place: Vector = rounded(view.middle().at)
  let length: number | null = null

  const hold: EntryForm["hold"] = (_, value) => {
    length = value
    show()
  }

  const enter = (): void => {
    if (!from || !to || length === null || length <= 0) return
    const { scene, level } = editor.read()
    const [underlay] = childrenOfKind(scene, level, "underlay")
    if (!underlay) return editor.activate("select")
    const input = { underlay: underlay.id, from, to, length }
    const outcome = editor.do("scaleUnderlay", (now, newId) => scaleUnderlay(now, input, newId))
    if ("change" in outcome) editor.activate("select")
  }

  const show = (): void => {
    const end = to ?? place
    const drawn = from && !isSamePlace(from, end) ? Math.round(distance(from, end)) : null
    view.show({
      ...noOverlay,
      measures: from && drawn !== null ? [{ from, to: end, length: length ?? drawn }] : [],
      cursor: place,
      entry:
        to && drawn !== null
          ? { fields: [{ name: "length", value: length ?? drawn, isHeld: length !== null }], hold, enter }
          : null,
    })
  }

  const press = (pointer: ScenePlace): void => {
    place = rounded(pointer.at)
    if (!from || to) {
      from = place
      to = null
      length = null
    } else if (!isSamePlace(from, place)) to = place
    show()
  }

  return {
    name: "scalePicture",
    activate: show,
    press,
    move: (pointer) => {
      place = rounded(pointer.at)
      show()
    },
    key: ({ key }) => {
      if (key === "Enter" && length !== null) {
        enter()
        return true
      }
      if (key !== "Escape" || !from) return false
      from = null
      to = null
      length = null
      show()
      return true
    },
    deactivate: () => view.show(noOverlay),
  }
}

export const scalePictureTool: ToolKind = {
  name: "scalePicture",
  keys: ["C"],
  create: createScalePicture,
  isPossible: (editor) => {
    const { scene, level } = editor.read()
    return childrenOfKind(scene, level, "underlay").length > 0
  },
}

import type { Entry } from "@roomwright/scene/document/scene-index"
import { isOnUnderlay, setUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import type { Underlay } from "@roomwright/scene/kinds/underlay/underlay"
import { minus, plus } from "@roomwright/scene/geometry/vectors"
import type { Drag, Grip } from "../../tools/hit.ts"
import type { ScenePlace, ToolScope } from "../../tools/tool.ts"

/** The picture of a plan is moved where it is chosen and taken hold of; it lies under everything else. */
export function dragUnderlay(
  _: ToolScope,
  { id, element: underlay }: Entry<Underlay>,
  grip: Grip,
  pressed: ScenePlace,
): Drag | null {
  if (grip.kind !== "chosen" || !isOnUnderlay(underlay, pressed.at)) return null
  return {
    what: "setUnderlay",
    command: (place) => {
      const at = plus(underlay.at, minus(place.at, pressed.at))
      return (now, newId) => setUnderlay(now, { underlay: id, at }, newId)
    },
    measures: () => [],
  }
}

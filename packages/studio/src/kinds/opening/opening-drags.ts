import { findElement, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import { moveOpening, stretchOpening } from "@roomwright/scene/kinds/opening/place-opening"
import { closestWall } from "@roomwright/scene/kinds/wall/closest-wall"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import type { ElementId } from "@roomwright/scene/elements/values"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { Editor } from "../../editor/editor.ts"
import { stepAt } from "../../tools/aim.ts"
import type { Drag, Grip, Handle } from "../../tools/hit.ts"
import type { Measure } from "../../tools/overlay.ts"
import type { ScenePlace, ToolScope } from "../../tools/tool.ts"
import { measureOpening } from "./measure-opening.ts"

/** Its two sides. */
export function handlesOfOpening(scene: Scene, { id, element }: Entry<Opening>): readonly Handle[] {
  const host = findElement(scene, element.parent, "wall")
  if (!host) return []
  const axis = wallAxis(host)
  return (["from", "to"] as const).map((name): Handle => ({
    id,
    name,
    at: axis.pointAt(element.at + ((name === "from" ? -1 : 1) * element.width) / 2),
    shape: "pill",
    cursor: "col-resize",
  }))
}

export function dragOpening(
  scope: ToolScope,
  entry: Entry<Opening>,
  grip: Grip,
  begun: ScenePlace,
): Drag | null {
  if (grip.kind === "handle") return stretch(scope, entry, grip.handle.name === "from" ? "from" : "to")
  return grip.kind === "element" ? move(scope, entry, begun) : null
}

function stretch({ editor }: ToolScope, { id, element }: Entry<Opening>, side: "from" | "to"): Drag | null {
  const wall = findElement(editor.read().scene, element.parent, "wall")
  if (!wall) return null
  const axis = wallAxis(wall)
  return {
    what: "setOpening",
    command: (place) => {
      const step = place.keys.alt ? 1 : Math.min(stepAt(place.pixel), 50)
      const to = Math.round(axis.project(place.at).s / step) * step
      return (now, newId) => stretchOpening(now, { opening: id, side, to }, newId)
    },
    measures: () => measuresOf(editor, id),
  }
}

function move(
  { editor }: ToolScope,
  { id, element: opening }: Entry<Opening>,
  pressed: ScenePlace,
): Drag | null {
  const { scene, level } = editor.read()
  const host = findElement(scene, opening.parent, "wall")
  if (!host) return null
  const grabbed = opening.at - wallAxis(host).project(pressed.at).s
  return {
    what: "moveOpening",
    command: (place) => {
      const near = closestWall(wallsOfLevel(scene, level), place.at)
      const wall = near?.id ?? opening.parent
      const step = place.keys.alt ? 1 : Math.min(stepAt(place.pixel), 50)
      const wished = (near?.at ?? opening.at) + (wall === opening.parent ? grabbed : 0)
      const at = Math.max(0, Math.round(wished / step) * step)
      return (now, newId) => moveOpening(now, { opening: id, wall, at }, newId)
    },
    measures: () => measuresOf(editor, id),
  }
}

function measuresOf(editor: Editor, id: ElementId): readonly Measure[] {
  const { scene } = editor.read()
  const opening = findElement(scene, id, "opening")
  return opening ? measureOpening(scene, opening, id) : []
}

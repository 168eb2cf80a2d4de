import { findAny } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { distance, rounded, type Vector } from "@roomwright/scene/geometry/vectors"
import type { EditorState } from "../editor/editor-state.ts"
import { selectedIds, type Selection } from "../editor/selection.ts"
import { allKinds, kindOf } from "../kinds/element-kinds.ts"
import type { Handle, Hit } from "./hit.ts"
import type { ScenePlace } from "./tool.ts"

/** The last kinds come first: they lie on the others. */
const fromAbove = allKinds.toReversed()

/** What is pointed at: handles, then elements, then the room. Null on bare paper. */
export function findHit(state: EditorState, place: ScenePlace): Hit | null {
  const handle = nearest(handlesOf(state.scene, state.selection), place)
  if (handle) return { kind: "handle", handle }
  for (const kind of fromAbove) {
    const hit = kind.hit?.(state, place)
    if (hit) return hit
  }
  return roomHit(state, place.at)
}

/** The handles of the one element that is chosen; of several there are none. */
export function handlesOf(scene: Scene, selection: Selection): readonly Handle[] {
  const [id, ...more] = selectedIds(selection)
  const element = id === undefined || more.length > 0 ? null : findAny(scene, id)
  return (id !== undefined && element && kindOf(element).handles?.(scene, { id, element })) || []
}

function nearest(handles: readonly Handle[], { at: place, reach }: ScenePlace): Handle | null {
  const near = handles.filter(({ at }) => distance(at, place) <= reach)
  return near.toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0] ?? null
}

function roomHit({ scene, level }: EditorState, place: Vector): Hit | null {
  return roomAt(planLevel(scene, level), place) ? { kind: "room", at: rounded(place) } : null
}

/** The element that is hit, to be lit up or chosen; null for rooms. */
export function idOfHit(hit: Hit | null): ElementId | null {
  if (!hit || hit.kind === "room") return null
  return hit.kind === "handle" ? hit.handle.id : hit.id
}

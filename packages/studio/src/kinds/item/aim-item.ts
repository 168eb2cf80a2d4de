import { subtree } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { measureAround } from "@roomwright/scene/kinds/item/measure-around"
import { seatItem, type Manner, type Seat } from "@roomwright/scene/kinds/item/seat-item"
import type { EditorState } from "../../editor/editor-state.ts"
import { stepAt } from "../../tools/aim.ts"
import type { Measure } from "../../tools/overlay.ts"
import type { ScenePlace } from "../../tools/tool.ts"
import { mannerOf, surfaceOf } from "./manner-of-item.ts"

/** Steps of what nothing is near to are never larger than this, mm. */
const coarsest = 100

/**
 * Where an item comes to stand when somebody points at a place with its middle: turned to the wall, on the table, under the ceiling,
 * in line with what is around. Alt turns snapping round. `anchor` says how a piece stands that the library does not know.
 */
export function aimItem(
  { scene, level, options }: Pick<EditorState, "scene" | "level" | "options">,
  { at, reach, pixel, keys }: ScenePlace,
  item: Item,
  { id, anchor }: { readonly id?: ElementId; readonly anchor?: Manner["anchor"] } = {},
): Seat {
  const manner = mannerOf(item)
  return seatItem(scene, level, item, at, anchor === undefined ? manner : { ...manner, anchor }, {
    ...(id === undefined ? {} : { id }),
    reach,
    grid: Math.min(stepAt(pixel), coarsest),
    isSnapping: options.isSnapping !== keys.alt,
    surfaceOf,
  })
}

/** The free lengths around an item, to be shown while it is placed or moved. */
export function measureItem(
  { scene, level }: Pick<EditorState, "scene" | "level">,
  item: Item,
  id?: ElementId,
): readonly Measure[] {
  const without = new Set<ElementId>([item.parent, ...(id === undefined ? [] : subtree(scene, id))])
  return measureAround(scene, level, item, without).filter(({ length }) => length >= shortest)
}

/** Less is as good as touching, mm. */
const shortest = 10

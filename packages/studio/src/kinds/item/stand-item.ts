import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { EditorState } from "../../editor/editor-state.ts"
import { inSteps } from "../../tools/aim.ts"
import type { ScenePlace } from "../../tools/tool.ts"

/** How an item stands where it is pointed at. */
export interface Stand {
  /** Whole mm. */
  readonly at: Vector
  /** Degrees. */
  readonly turn: number
}

/** Where an item that is being put down stands for a pointed place: in steps, turned as it is. */
export const standItem = (state: EditorState, item: Item, pointed: ScenePlace): Stand => ({
  at: inSteps(state, pointed),
  turn: item.turn,
})

import type { ElementId, Point } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { DoneName } from "../editor/editor-state.ts"
import type { Command } from "../editor/editor.ts"
import type { Measure } from "./overlay.ts"
import type { ScenePlace } from "./tool.ts"

/** What can be taken hold of on what is chosen. It is drawn as large on the screen at every zoom. */
export interface Handle {
  readonly id: ElementId
  /** Which of the handles of its element it is. */
  readonly name: string
  readonly at: Vector
  readonly shape: "square" | "pill" | "round"
  /** As in CSS. */
  readonly cursor: "pointer" | "col-resize" | "grab"
}

/** An element that is pointed at; of a wall perhaps a corner. */
export interface ElementHit {
  readonly kind: "element"
  readonly id: ElementId
  readonly corner: Point | null
}

/** What is pointed at. */
export type Hit =
  | { readonly kind: "handle"; readonly handle: Handle }
  | ElementHit
  | { readonly kind: "room"; readonly at: Point }

/** What a drag took hold of: a handle, an element that was pointed at, or one that is chosen where nothing else is. */
export type Grip =
  | { readonly kind: "handle"; readonly handle: Handle }
  | ElementHit
  | { readonly kind: "chosen" }

/** What a drag does, from where it began. */
export interface Drag {
  readonly what: DoneName
  /** It does so with all that is chosen, which stays so. */
  readonly isOfChosen?: boolean
  /** What is pointed at now means. */
  readonly command: (place: ScenePlace) => Command
  readonly measures: () => readonly Measure[]
}

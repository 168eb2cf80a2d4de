import type { Vector } from "@roomwright/scene/geometry/vectors"

export const toolNames = [
  "select",
  "hand",
  "wall",
  "rectangle",
  "lShape",
  "door",
  "window",
  "measure",
  "scalePicture",
] as const
export type ToolName = (typeof toolNames)[number]

/** Where the pointer is on the plan; that of the keyboard is one, too. */
export interface PlanPointer {
  /** mm of the plan, as it came. */
  readonly at: Vector
  /** How much of the plan a pixel of the screen is: what is near is so many pixels away, at every zoom. */
  readonly mmPerPixel: number
  /** A finger is thicker than a mouse. */
  readonly isTouch: boolean
  /** More than one thing is chosen; no snapping; the other way round. */
  readonly keys: { readonly shift: boolean; readonly alt: boolean; readonly ctrl: boolean }
}

/** What keys a tool takes itself. */
export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

/** What the pointer and the keys do. It lives as long as it is in the hand; what it shows is the editor's overlay. */
export interface Tool {
  readonly name: ToolName
  /** It is taken in the hand: what it shows before anything was done. */
  takeUp?(): void
  press?(pointer: PlanPointer): void
  move?(pointer: PlanPointer): void
  release?(pointer: PlanPointer): void
  doublePress?(pointer: PlanPointer): void
  /** The pointer left the plan. */
  leave?(): void
  /** True when the key was for the tool. */
  key?(press: KeyPress): boolean
  /** Something else is taken in the hand: what is under way is given up. */
  putAway?(): void
}

import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Drawing } from "@roomwright/ui/icon"
import type { Editor } from "../editor/editor.ts"
import type { Overlay } from "./overlay.ts"
import type { ToolName } from "./tool-name.ts"

/** More than one is chosen; no snapping; the other way round. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

/** A place of the scene that somebody points at, in whichever view, by pointer, finger or keys. */
export interface ScenePlace {
  /** mm of the plan, as it came. */
  readonly at: Vector
  /** What is not farther away than this is what is meant, mm: a finger is thicker than a mouse. */
  readonly reach: number
  /** How much of the scene a pixel of the screen is there, mm: what is finer is not told apart. */
  readonly pixel: number
  readonly keys: Modifiers
  /** What is seen there, in a view that shows more than the plan. */
  readonly seen?: SeenPlace
}

/** What a pointer meets first in three dimensions. */
export interface SeenPlace {
  readonly id: ElementId
  /** mm of the plan, and above the floor of the level. */
  readonly at: Vector
  readonly height: number
  /** Which surface of a piece it is, by its place among those of its model. */
  readonly part?: number
}

/** What keys a tool takes itself. */
export interface KeyPress extends Modifiers {
  readonly key: string
}

/** The view that feeds a tool, and shows what it does. */
export interface ToolView {
  overlay(): Overlay
  show(part: Partial<Overlay>): void
  /** The middle of what is seen: where somebody without a pointer begins. */
  middle(): Pick<ScenePlace, "at" | "pixel">
}

/** What a tool works on. */
export interface ToolScope {
  readonly editor: Editor
  readonly view: ToolView
}

/** What pointers and keys do. It lives as long as it is active; what it shows is the overlay of the view. */
export interface Tool {
  readonly name: ToolName
  /** It becomes active: what it shows before anything was done. */
  activate?(): void
  press?(place: ScenePlace): void
  move?(place: ScenePlace): void
  release?(place: ScenePlace): void
  doublePress?(place: ScenePlace): void
  /** A pointer that was pressed outside the view is let go here: what it carried is put down. */
  drop?(place: ScenePlace): void
  /** The pointer left the view. */
  leave?(): void
  /** True when the key was for the tool. */
  key?(press: KeyPress): boolean
  /** Another one becomes active: what is under way is given up. */
  deactivate?(): void
}

/** A tool that can be chosen. */
export interface ToolKind {
  readonly name: ToolName
  readonly keys: readonly string[]
  /** On the rail; one without it is reached by key and from its panel. */
  readonly icon?: Drawing
  readonly create: (scope: ToolScope) => Tool
  /** Where it is left out, it can always be chosen. */
  readonly isPossible?: (editor: Editor) => boolean
}

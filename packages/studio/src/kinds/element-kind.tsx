import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { Drawing } from "@roomwright/ui/icon"
import type { ReactNode } from "react"
import type { Action } from "../actions/action.ts"
import type { DoneName, EditorState } from "../editor/editor-state.ts"
import type { Editor } from "../editor/editor.ts"
import type { Lengths } from "../panels/parts/use-lengths.ts"
import type { Drag, ElementHit, Grip, Handle } from "../tools/hit.ts"
import type { Measure } from "../tools/overlay.ts"
import type { ScenePlace, ToolKind, ToolScope } from "../tools/tool.ts"
import type { StudioText, StudioTextId } from "../use-studio-text.ts"
import type { PlanKind } from "./plan-kind.tsx"

/**
 * All that the studio knows of a kind of element. What a kind does not need it leaves out. Members are methods, so that
 * those of all kinds fit into one list: each is only ever asked about elements of its own kind.
 */
export interface ElementKind<E extends SceneElement = SceneElement> {
  readonly kind: E["kind"]
  /** How it is drawn in the plan. */
  readonly plan?: PlanKind<E>
  /** What of this kind is pointed at. */
  hit?(state: EditorState, place: ScenePlace): ElementHit | null
  /** What can be taken hold of when it alone is chosen. */
  handles?(scene: Scene, entry: Entry<E>): readonly Handle[]
  /** What a drag does that took hold of it here; null: nothing. */
  drag?(scope: ToolScope, entry: Entry<E>, grip: Grip, begun: ScenePlace): Drag | null
  /** How it is called when keys have moved it, and what is measured then. */
  readonly moved?: { readonly what: DoneName; measures?(scene: Scene, entry: Entry<E>): readonly Measure[] }
  /** Its rows in the tree of the home. */
  readonly row?: RowKind<E>
  /** What is to be known and set of elements of this kind that are chosen, when nothing else is. */
  Properties?(props: { readonly entries: readonly Entry<E>[] }): ReactNode
  /** It can be copied and put in again elsewhere. */
  readonly isCopied?: true
  /** What one does with it: tools, what can be asked for by key and name, and what there is to pick from. */
  readonly toolbox?: Toolbox
}

export interface Toolbox {
  readonly tools?: readonly ToolKind[]
  readonly actions?: readonly Action[]
  Picker?(): ReactNode
}

/** How elements of a kind are listed. */
export interface RowKind<E extends SceneElement> {
  icon(element: E): Drawing
  words(entry: Entry<E>, number: number, say: RowSay): RowWords
  /** In which order among their like; by id without it. */
  compare?(one: E, other: E): number
  /** Those that are listed in a room, in order: then they are not listed under the level. */
  ofRoom?(scene: Scene, level: ElementId, room: Room): readonly ElementId[]
  /** False: not listed. */
  isListed?(element: E, rooms: readonly Room[]): boolean
  /** Beside the name: what is special about it. */
  marks?(element: E): readonly RowMark[]
  /** Buttons below the tree. */
  actions?(element: E): readonly RowAction[]
  /** What several of them are called, where different kinds are chosen. */
  readonly many?: StudioTextId
}

export interface RowMark {
  readonly icon: Drawing
  readonly text: StudioTextId
}

export interface RowAction {
  readonly text: StudioTextId
  readonly icon: Drawing
  readonly run: (editor: Editor, id: ElementId) => void
}

export interface RowSay {
  readonly t: StudioText
  readonly lengths: Pick<Lengths, "format" | "area">
}

/** What a row is called, and a fact beside it. */
export interface RowWords {
  readonly name: string
  readonly fact: string
}

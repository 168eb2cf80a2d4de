import type { History } from "@roomwright/scene/change/history"
import type { Refusal } from "@roomwright/scene/commands/outcome"
import type { Scene } from "@roomwright/scene/document/scene"
import type { OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import type { NameOf, StudioTextId } from "../use-studio-text.ts"
import type { ChosenPiece } from "../kinds/item/chosen-piece.ts"
import type { ToolName } from "../tools/tool-name.ts"
import type { Selection } from "./selection.ts"

/** What can be undone has a text of its own: `did.<name>`. */
export type DoneName = NameOf<"did", StudioTextId>

/** How somebody works: kept for this browser, not in the document. */
export interface EditorOptions {
  readonly unit: LengthUnit
  readonly isSnapping: boolean
  readonly hasGrid: boolean
  readonly hasDimensions: boolean
  /** The room that the chosen piece of furniture wants free is shown. */
  readonly hasClearances: boolean
  /** Of new walls, mm. */
  readonly wallThickness: number
  /** What the tools put in. */
  readonly door: OpeningShape
  readonly window: OpeningShape
  readonly item: ChosenPiece
  /** What surfaces are covered with: a finish of the library. */
  readonly finish: string
}

export interface EditorState {
  readonly scene: Scene
  readonly history: History
  /** The storey that is shown and drawn on. */
  readonly level: ElementId
  readonly selection: Selection
  readonly tool: ToolName
  readonly options: EditorOptions
  /** Why the last thing that was asked for was not done; null once something was. */
  readonly refusal: Refusal | null
  /** Another window draws on this document, or it is only to be looked at. */
  readonly isReadOnly: boolean
}

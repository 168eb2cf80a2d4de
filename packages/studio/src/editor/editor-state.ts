import type { History } from "@roomwright/scene/change/history"
import type { Refusal } from "@roomwright/scene/commands/outcome"
import type { Scene } from "@roomwright/scene/document/scene"
import type { OpeningShape } from "@roomwright/scene/commands/place-opening"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { LengthUnit } from "@roomwright/scene/units/length-units"
import type { ToolName } from "../tools/tool.ts"
import type { Overlay } from "./overlay.ts"
import type { Selection } from "./selection.ts"

/** Names of what can be undone: words for them are texts of the messages ("studio.did.<name>"). */
export const doneNames = [
  "drawWalls",
  "drawRoom",
  "moveWall",
  "moveCorner",
  "bendWall",
  "setWall",
  "splitWall",
  "joinWalls",
  "addOpening",
  "moveOpening",
  "setOpening",
  "nameRoom",
  "moveLabel",
  "layFinish",
  "addLevel",
  "setLevel",
  "removeLevel",
  "copyLevel",
  "layUnderlay",
  "scaleUnderlay",
  "setUnderlay",
  "delete",
  "useTemplate",
  "restore",
  "merge",
] as const
export type DoneName = (typeof doneNames)[number]

/** What the plan shows: the place in its middle, and how much of it a pixel is. */
export interface PlanView {
  readonly centre: Vector
  readonly mmPerPixel: number
}

/** What there is to draw on, px of the screen; nothing before it was measured. */
export interface Paper {
  readonly width: number
  readonly height: number
}

/** How somebody works: kept for this browser, not in the document. */
export interface EditorOptions {
  readonly unit: LengthUnit
  readonly isSnapping: boolean
  readonly hasGrid: boolean
  readonly hasDimensions: boolean
  /** Of new walls, mm. */
  readonly wallThickness: number
  /** What the tools put in. */
  readonly door: OpeningShape
  readonly window: OpeningShape
}

export interface EditorState {
  readonly scene: Scene
  readonly history: History
  /** The storey that is shown and drawn on. */
  readonly level: ElementId
  readonly selection: Selection
  readonly tool: ToolName
  readonly options: EditorOptions
  readonly overlay: Overlay
  readonly view: PlanView
  readonly paper: Paper
  /** Why the last thing that was asked for was not done; null once something was. */
  readonly refusal: Refusal | null
  /** Another window draws on this document, or it is only to be looked at. */
  readonly isReadOnly: boolean
}

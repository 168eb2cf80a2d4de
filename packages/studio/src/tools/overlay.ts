import type { SceneElement } from "@roomwright/scene/elements/element"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Snap } from "@roomwright/scene/geometry/snap"
import type { GuideLine } from "@roomwright/scene/kinds/item/align-item"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { StudioTextId } from "../use-studio-text.ts"

/** What a tool shows over the plan while it works. Places are mm of the plan. */
export interface Overlay {
  /** Elements that would be put in. */
  readonly ghosts: readonly Ghost[]
  /** Lengths that are shown beside what is being done. */
  readonly measures: readonly Measure[]
  /** What the pointer was snapped to. */
  readonly snap: Snap | null
  /** What something is in line with. */
  readonly lines: readonly GuideLine[]
  /** Where the pointer is taken to be: a crosshair; null where it is not shown. */
  readonly cursor: Vector | null
  /** A frame that is being drawn around elements, from corner to corner. */
  readonly frame: { readonly from: Vector; readonly to: Vector } | null
  /** Numbers that can be typed instead of pointed at. */
  readonly entry: EntryForm | null
  /** Surfaces that would be covered. */
  readonly spots: readonly Spot[]
  /** Elements under the pointer, to be lit up. */
  readonly hovered: readonly ElementId[]
}

/** The outline of a surface, corner after corner; it may stand upright. */
export interface Spot {
  /** mm of the plan, and above the floor of the level. */
  readonly ring: readonly (Vector & { readonly height: number })[]
  readonly isRefused: boolean
}

/** An element that would be put in. */
export interface Ghost<E extends SceneElement = SceneElement> {
  readonly element: E
  /** It does not fit there. */
  readonly isRefused: boolean
  /** What it is, to be said; without it the measures say enough. */
  readonly name?: StudioTextId
  /** The same, where it is no text of the studio's. */
  readonly label?: string
}

export interface Measure {
  readonly from: Vector
  readonly to: Vector
  /** mm; along an arc it is more than from end to end. */
  readonly length: number
  /** Degrees from level, where a direction is being chosen. */
  readonly angle?: number
}

export const entryFields = [
  "x",
  "y",
  "length",
  "angle",
  "width",
  "depth",
  "along",
  "columns",
  "rows",
  "pitchAcross",
  "pitchUp",
] as const
export type EntryField = (typeof entryFields)[number]

/** A small form of numbers. What is typed into a field holds it; the others follow the pointer. */
export interface EntryForm {
  readonly fields: readonly {
    readonly name: EntryField
    /** What it is now: mm; degrees for `angle`, a count for `columns` and `rows`. */
    readonly value: number
    readonly isHeld: boolean
  }[]
  /** Holds a field at a value, or lets it follow the pointer again. */
  readonly hold: (field: EntryField, value: number | null) => void
  /** Does what a press of the pointer would do. */
  readonly enter: () => void
}

export const noOverlay: Overlay = {
  ghosts: [],
  measures: [],
  snap: null,
  lines: [],
  cursor: null,
  frame: null,
  entry: null,
  spots: [],
  hovered: [],
}

import type { SceneChange } from "../change/scene-change.ts"
import type { ElementId } from "../elements/values.ts"

/** Why a command does not do what it was asked. Words for these are texts of the messages. */
export const refusalReasons = [
  /** What it is about is not there, or of another kind. */
  "notFound",
  /** A number is out of its bounds, not whole, or none: see `sceneLimits`. */
  "outOfBounds",
  "tooManyElements",
  /** A wall would have no length, or less than `sceneLimits.wallLengthMin`. */
  "wallTooShort",
  /** An arc would be more than a half circle. */
  "arcTooRound",
  /** There is a wall already wherever this one was to be. */
  "wallThere",
  /** A wall would no longer reach another that it stands on, or that stands on it. */
  "wallsWouldPart",
  /** The walls do not share an end. */
  "wallsApart",
  /** The walls do not lie in one line, or stand on different levels. */
  "wallsNotInLine",
  /** No stretch of the wall is free and wide enough for the opening. */
  "openingDoesNotFit",
  /** It would stand in another opening. */
  "openingsOverlap",
  /** Sill and height together are more than the wall's height. */
  "openingTooHigh",
  /** The place is cut through by an opening. */
  "openingInTheWay",
  /** No room is around the place. */
  "noRoom",
  "lastLevel",
  /** The two points of a scale are the same. */
  "pointsTooNear",
  /** An item cannot stand on itself or on what stands on it. */
  "standsOnItself",
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export interface Refusal {
  readonly reason: RefusalReason
  /** The elements it is about, so that they can be shown. */
  readonly ids: readonly ElementId[]
}

/** What a command answers: an edit, or why there is none. Commands throw nothing that a person can bring about. */
export type Outcome = { readonly change: SceneChange } | { readonly refused: Refusal }

export const refuse = (
  reason: RefusalReason,
  ...ids: readonly ElementId[]
): { readonly refused: Refusal } => ({
  refused: { reason, ids },
})

/** Gives ids for new elements, a new one at each call, as `newElementId` makes them. */
export type NewId = (kind: string) => ElementId

import type { SceneChange } from "../change/scene-change.ts"
import type { ElementId } from "../elements/values.ts"

/** Why a command refuses. The texts are messages of the site. */
export const refusalReasons = [
  /** The element does not exist, or is of another kind. */
  "notFound",
  /** A number is out of bounds, not whole, or NaN: see `sceneLimits`. */
  "outOfBounds",
  "tooManyElements",
  /** A wall would be shorter than `sceneLimits.wallLengthMin`. */
  "wallTooShort",
  /** An arc would be more than a half circle. */
  "arcTooRound",
  /** Walls already cover the whole new wall. */
  "wallThere",
  /** A wall would no longer reach another that it stands on, or that stands on it. */
  "wallsWouldPart",
  /** The walls do not share an end. */
  "wallsApart",
  /** The walls are not in one line, or are on different levels. */
  "wallsNotInLine",
  /** No stretch of the wall is free and wide enough for the opening. */
  "openingDoesNotFit",
  /** It would overlap another opening. */
  "openingsOverlap",
  /** Sill and height together are more than the wall's height. */
  "openingTooHigh",
  /** An opening cuts through the position. */
  "openingInTheWay",
  /** No room encloses the position. */
  "noRoom",
  "lastLevel",
  /** The two points of a scale are the same. */
  "pointsTooNear",
  /** An item cannot stand on itself or its descendants. */
  "standsOnItself",
  /** What was to be moved, turned, mirrored or deleted is locked, all of it. */
  "locked",
  /** A group holds two items or more, all on one level. */
  "groupTooSmall",
  /** Rows and columns would make more copies than `sceneLimits.copies`. */
  "tooManyCopies",
  /** A part of a piece does not come in this finish. */
  "finishNotTaken",
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export interface Refusal {
  readonly reason: RefusalReason
  /** The elements at fault, to highlight them. */
  readonly ids: readonly ElementId[]
}

/**
 * A command's result: a change, or the reason for a refusal. Nothing that a person can cause makes a command
 * throw.
 */
export type Outcome = { readonly change: SceneChange } | { readonly refused: Refusal }

export const refuse = (
  reason: RefusalReason,
  ...ids: readonly ElementId[]
): { readonly refused: Refusal } => ({
  refused: { reason, ids },
})

/** Returns a new id for an element at each call, as `newElementId` does. */
export type NewId = (kind: string) => ElementId

/** Why a document is refused. The texts are messages of the site. */
export const documentFaults = [
  /** Longer than `sceneLimits.textLength`. */
  "tooLong",
  /** Not JSON: truncated, or something else. */
  "notJson",
  /** JSON, but not a scene document. */
  "notAScene",
  /** Written by a later version of this program. */
  "newerVersion",
  "tooManyElements",
  "idWrong",
  /** A field is missing, unknown, of the wrong type or out of bounds: see `path`. */
  "fieldWrong",
  /** An element of an unknown kind is nested deeper than `sceneLimits.depth`. */
  "tooDeep",
  /** The parent does not exist. */
  "parentMissing",
  /** The parent is of a kind that cannot have this child. */
  "parentWrong",
  /** An element is its own ancestor. */
  "parentCycle",
] as const

export interface DocumentRefusal {
  readonly reason: (typeof documentFaults)[number]
  /** The element at fault. */
  readonly id?: string
  /** The field at fault, as `from.x`. */
  readonly path?: string
}

export const refuseDocument = (
  reason: DocumentRefusal["reason"],
  about: Omit<DocumentRefusal, "reason"> = {},
): { readonly refused: DocumentRefusal } => ({ refused: { reason, ...about } })

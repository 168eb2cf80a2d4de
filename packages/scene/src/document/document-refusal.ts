/** Why a document is not read. Words for these are texts of the messages. */
export const documentFaults = [
  /** Longer than `sceneLimits.textLength`. */
  "tooLong",
  /** No JSON: cut off, or something else. */
  "notJson",
  /** JSON, but not the document of a scene. */
  "notAScene",
  /** Written by a later version of this program. */
  "newerVersion",
  "tooManyElements",
  "idWrong",
  /** A field is missing, unknown, of another type or out of its bounds: see `path`. */
  "fieldWrong",
  /** An element of an unknown kind is nested deeper than `sceneLimits.depth`. */
  "tooDeep",
  /** The parent is not there. */
  "parentMissing",
  /** The parent is of a kind that cannot have this child. */
  "parentWrong",
  /** An element is its own ancestor. */
  "parentCycle",
] as const

export interface DocumentRefusal {
  readonly reason: (typeof documentFaults)[number]
  /** The element it is about. */
  readonly id?: string
  /** The field it is about, as `from.x`. */
  readonly path?: string
}

export const refuseDocument = (
  reason: DocumentRefusal["reason"],
  about: Omit<DocumentRefusal, "reason"> = {},
): { readonly refused: DocumentRefusal } => ({ refused: { reason, ...about } })

/** How large the file of a furniture library may be. */
export const libraryFileBytes = 100_000_000

/**
 * Why a furniture library is refused. `notZip`: no zip file; `cut`: shorter than it says; `broken`: breaks the rules of the format;
 * `encrypted`; `paths`: with names that lead out of it, or links; `tooLarge`: unpacked more than may be; `noCatalogue`: lists no furniture.
 */
export const libraryFaults = [
  "notZip",
  "cut",
  "broken",
  "encrypted",
  "paths",
  "tooLarge",
  "noCatalogue",
] as const
export type LibraryFaultName = (typeof libraryFaults)[number]

/**
 * Why a piece of a library cannot be used. `format`: its model is no OBJ file; `missing`: its model is not in the library; `size`: it
 * says no size; `numbers`: vertices that are nowhere; `broken`: breaks the rules of the format; `empty`: nothing to see; `tooLarge`: more
 * than may be, or takes too long; `failed`: we could not make it.
 */
export const pieceFaults = [
  "format",
  "missing",
  "size",
  "numbers",
  "broken",
  "empty",
  "tooLarge",
  "failed",
] as const
export type PieceFault = (typeof pieceFaults)[number]

/** What was wanting and a piece was made without. */
export const pieceRemarks = ["materialMissing", "textureMissing", "textureBroken", "simplified"] as const
export type PieceRemark = (typeof pieceRemarks)[number]

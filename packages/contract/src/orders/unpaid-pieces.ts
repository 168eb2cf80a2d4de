/** Pieces that anybody may hold unpaid: the chairs of a table. */
const heldByAnybody = 8
/** And this share of a larger stock. */
const heldShare = 1 / 4

/** How many pieces of a variant one buyer may hold unpaid at a time, of those that nobody else holds. */
export const mostUnpaidPieces = (pieces: number): number =>
  Math.max(heldByAnybody, Math.floor(pieces * heldShare))

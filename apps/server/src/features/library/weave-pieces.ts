import type { PieceSource } from "@roomwright/contract/library/pieces"

/** Which source the places of a list are taken from, over and over: a product in the first row, an imported piece in the second. */
const pattern: readonly PieceSource[] = ["model", "product", "model", "piece", "model", "model"]

/** A part of one source's own list. */
export interface Share {
  readonly from: number
  readonly count: number
}

/** The places of a part of the list in their order, and which part of each source's own list that takes. */
export interface Woven {
  readonly places: readonly PieceSource[]
  readonly shares: Readonly<Record<PieceSource, Share>>
}

/**
 * Puts lists of several sources into one, in turns, so that none drowns in another. Where one ends, the others go on; the same
 * counts give the same order, so that parts of it follow on each other.
 */
export function weavePieces(
  counts: Readonly<Record<PieceSource, number>>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Woven {
  const taken: Record<PieceSource, number> = { model: 0, product: 0, piece: 0 }
  const shares: Record<PieceSource, { from: number; count: number }> = {
    model: { from: 0, count: 0 },
    product: { from: 0, count: 0 },
    piece: { from: 0, count: 0 },
  }
  const places: PieceSource[] = []
  const total = counts.model + counts.product + counts.piece
  let turn = 0
  for (let place = 0; place < Math.min(total, offset + limit); turn++) {
    const source = pattern[turn % pattern.length] ?? "model"
    if (taken[source] >= counts[source]) continue
    if (place >= offset) {
      if (shares[source].count === 0) shares[source].from = taken[source]
      shares[source].count += 1
      places.push(source)
    }
    taken[source] += 1
    place += 1
  }
  return { places, shares }
}

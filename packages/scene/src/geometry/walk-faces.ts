import { areaOfRing, type Ring } from "./rings.ts"
import type { WallGraph } from "./wall-graph.ts"

/** One walk around a face: consecutive half-edges, with the face on their left. */
export interface Walk {
  readonly halfEdges: readonly number[]
  /**
   * Simple rings on the centre lines. A walk that visits a point twice (a pier, an island on a wall) has
   * several.
   */
  readonly rings: readonly Ring[]
  /**
   * Positive around a room, negative around the outside of a group of walls, 0 along walls that enclose
   * nothing.
   */
  readonly area: number
}

/** Every half-edge is in exactly one walk, and every walk closes. */
export function walkFaces({ places, halfEdges, next }: WallGraph): readonly Walk[] {
  const seen = new Uint8Array(halfEdges.length)
  const walks: Walk[] = []
  for (const start of halfEdges.keys()) {
    if (seen[start]) continue
    const walked: number[] = []
    for (let at = start; !seen[at]; at = next[at] ?? start) {
      seen[at] = 1
      walked.push(at)
    }
    const rings = splitIntoRings(walked.map((at) => halfEdges[at]?.origin ?? 0)).map((ring) =>
      ring.map((place) => places[place]).filter((place) => place !== undefined),
    )
    walks.push({ halfEdges: walked, rings, area: rings.reduce((sum, ring) => sum + areaOfRing(ring), 0) })
  }
  return walks
}

/** Splits a walk wherever it returns to a point: this leaves simple rings and drops there-and-back parts. */
function splitIntoRings(stops: readonly number[]): readonly (readonly number[])[] {
  const rings: (readonly number[])[] = []
  const way: number[] = []
  const rankOf = new Map<number, number>()
  for (const stop of stops) {
    const rank = rankOf.get(stop)
    if (rank !== undefined) {
      const ring = way.splice(rank)
      for (const gone of ring) rankOf.delete(gone)
      if (ring.length > 2) rings.push(ring)
    }
    rankOf.set(stop, way.length)
    way.push(stop)
  }
  if (way.length > 2) rings.push(way)
  return rings
}

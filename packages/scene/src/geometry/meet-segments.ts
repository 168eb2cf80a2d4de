import { cross, minus, plus, times, type Vector } from "./vectors.ts"

/** The crossings of two polylines. Pieces that lie along each other do not cross. */
export function meetSegments(one: readonly Vector[], other: readonly Vector[]): readonly Vector[] {
  return piecesOf(one).flatMap(([a, b]) =>
    piecesOf(other).flatMap(([c, d]): Vector[] => {
      const [along, across] = [minus(b, a), minus(d, c)]
      const turn = cross(along, across)
      if (turn === 0) return []
      const share = cross(minus(c, a), across) / turn
      const otherShare = cross(minus(c, a), along) / turn
      if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return []
      return [plus(a, times(along, share))]
    }),
  )
}

const piecesOf = (line: readonly Vector[]): (readonly [Vector, Vector])[] =>
  line.slice(1).flatMap((to, at): [Vector, Vector][] => {
    const from = line[at]
    return from ? [[from, to]] : []
  })

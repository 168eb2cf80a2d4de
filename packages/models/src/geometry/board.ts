import type { Mesh } from "./mesh.ts"
import { place } from "./place-mesh.ts"
import { roundedBox, type BoxShape } from "./rounded-box.ts"

/** From one number to a greater one, in metres. */
export type Span = readonly [number, number]

interface BoardShape extends Omit<BoxShape, "size"> {
  readonly x: Span
  readonly y: Span
  readonly z: Span
}

/** A board, post or block between two corners, with edges broken by hand (1 mm) where nothing is said. */
export function board({ x, y, z, radius = 0.0012, rounds = 1, ...shape }: BoardShape): Mesh {
  const size = [x, y, z].map(([from, to]) => Math.max(0.0005, to - from))
  const [width = 0, height = 0, depth = 0] = size
  return place(roundedBox({ ...shape, radius, rounds, size: [width, height, depth] }), {
    at: [middle(x), middle(y), middle(z)],
  })
}

export const middle = ([from, to]: Span): number => (from + to) / 2
export const lengthOf = ([from, to]: Span): number => to - from
/** The span smaller by so much at both ends. */
export const inset = ([from, to]: Span, by: number, end = by): Span => [from + by, to - end]

/** Equal pieces of a span with a gap between neighbours. */
export function splitSpan([from, to]: Span, count: number, gap = 0): readonly Span[] {
  const piece = (to - from - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => {
    const start = from + i * (piece + gap)
    return [start, start + piece] as const
  })
}

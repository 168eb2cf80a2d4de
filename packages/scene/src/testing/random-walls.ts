import fc from "fast-check"
import type { WallWithId } from "../geometry/rooms.ts"
import { wallFrom } from "./make-scene.ts"

const coordinate = (max: number) => fc.integer({ min: 0, max })

/** Random walls: crossing, touching, on each other, of no length, curved. */
export const anyWalls: fc.Arbitrary<readonly WallWithId[]> = fc
  .array(
    fc.record({
      ends: fc.tuple(coordinate(12_000), coordinate(12_000), coordinate(12_000), coordinate(12_000)),
      thickness: fc.constantFrom(50, 100, 200, 300),
      rise: fc.constantFrom(0, 0, 0, 0.2, -0.4),
    }),
    { maxLength: 14 },
  )
  .map((walls) =>
    walls.map(({ ends, thickness, rise }, at) => {
      const chord = Math.hypot(ends[2] - ends[0], ends[3] - ends[1])
      return wallFrom(`w${at}`, ends, { thickness, sagitta: Math.round(chord * rise) })
    }),
  )

/** A grid of rooms: horizontal and vertical lines across a rectangle, so that the areas are known. */
export const anyGrid: fc.Arbitrary<{
  readonly walls: readonly WallWithId[]
  readonly rooms: number
  readonly area: number
}> = fc
  .record({
    columns: fc.array(fc.integer({ min: 1_000, max: 5_000 }), { minLength: 1, maxLength: 5 }),
    rows: fc.array(fc.integer({ min: 1_000, max: 5_000 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ columns, rows }) => {
    const [xs, ys] = [stopsOf(columns), stopsOf(rows)]
    const [width, depth] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0]
    const walls = [
      ...xs.map((x, at) => wallFrom(`x${at}`, [x, 0, x, depth])),
      ...ys.map((y, at) => wallFrom(`y${at}`, [0, y, width, y])),
    ]
    return { walls, rooms: columns.length * rows.length, area: width * depth }
  })

function stopsOf(widths: readonly number[]): readonly number[] {
  let at = 0
  return [0, ...widths.map((width) => (at += width))]
}

/** The same walls in another order. */
export const shuffled = <T>(list: readonly T[], seed: number): readonly T[] =>
  list
    .map((value, at) => ({ value, rank: ((at + 1) * (seed * 2 + 1) * 7919) % 1_009 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value)

/** A surface in metres, y upwards: flat arrays as graphics cards take them. */
export interface Solid {
  readonly positions: readonly number[]
  readonly normals: readonly number[]
  readonly indices: readonly number[]
}

type Point = readonly [x: number, y: number, z: number]

interface RoundedBox {
  /** Width, height, depth in mm, measured from side to side. */
  readonly sizeMm: Point
  /** Where the middle of its underside stands, in mm. */
  readonly atMm: Point
  /** Of its edges, in mm; at most half of its shortest side. */
  readonly radiusMm: number
}

/** Steps of a rounded edge: from here on nobody sees them. */
const edgeSteps = 5

/**
 * A box with round edges and corners. Points of a plain box are drawn onto the ball that rolls inside:
 *
 *      +-----+            .---.       inner: where the ball's middle can be
 *      | [ ] |    ->     ( [ ] )      a point is inner + radius x direction
 *      +-----+            '---'
 */
export function roundedBox({ sizeMm, atMm, radiusMm }: RoundedBox): Solid {
  const half = sizeMm.map((side) => side / 2_000)
  const radius = Math.min(radiusMm / 1_000, ...half)
  const middle: Point = [atMm[0] / 1_000, atMm[1] / 1_000 + (half[1] ?? 0), atMm[2] / 1_000]
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const axis of [0, 1, 2] as const)
    for (const sign of [-1, 1] as const) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
      const [across, along] = [stepsOf(half[u] ?? 0, radius), stepsOf(half[v] ?? 0, radius)]
      const first = positions.length / 3
      for (const a of across)
        for (const b of along) {
          const outer = [0, 0, 0]
          outer[axis] = sign * (half[axis] ?? 0)
          outer[u] = a
          outer[v] = b
          const inner = outer.map((value, at) => clamp(value, (half[at] ?? 0) - radius))
          const way = outer.map((value, at) => value - (inner[at] ?? 0))
          const length = Math.hypot(...way)
          const normal = way.map((value) => value / length)
          normals.push(...normal)
          positions.push(...inner.map((value, at) => value + radius * (normal[at] ?? 0) + (middle[at] ?? 0)))
        }
      indices.push(...gridOf(across.length, along.length, first, sign === 1))
    }
  return { positions, normals, indices }
}

/** From one side to the other, with steps where it is round. */
function stepsOf(half: number, radius: number): number[] {
  const round = Array.from(
    { length: edgeSteps + 1 },
    (_, step) => half - radius + (radius * step) / edgeSteps,
  )
  return [...round.map((value) => -value).toReversed(), ...round]
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** Two triangles a field, seen from outside counter-clockwise. */
function gridOf(rows: number, columns: number, first: number, isForward: boolean): number[] {
  const indices: number[] = []
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = first + row * columns + column
      const [b, c, d] = [a + columns, a + columns + 1, a + 1]
      indices.push(...(isForward ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
    }
  return indices
}

/** Several surfaces as one. */
export function join(solids: readonly Solid[]): Solid {
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const solid of solids) {
    const first = positions.length / 3
    for (const value of solid.positions) positions.push(value)
    for (const value of solid.normals) normals.push(value)
    for (const index of solid.indices) indices.push(first + index)
  }
  return { positions, normals, indices }
}

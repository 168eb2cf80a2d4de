/** Cells of a grid, row after row from the back, and which of them are in. */
export interface Mask {
  readonly columns: number
  readonly rows: number
  has(cell: number): boolean
}

type Place = readonly [x: number, y: number]

interface RingRules {
  /** Rings with less in them are left out. */
  readonly leastCells: number
  readonly most: number
  /** Steps of cells become straight lines where they leave them by no more than this, cells. */
  readonly tolerance: number
}

/**
 * The edges of what is in as rings, holes the other way round, the largest first: x and y by turns in thousandths of width and depth
 * around the middle, y to the back.
 */
export function ringsOf(mask: Mask, { leastCells, most, tolerance }: RingRules): number[][] {
  const { columns, rows } = mask
  return traceRings(mask)
    .map((ring) => ({ ring, area: Math.abs(areaOf(ring)) }))
    .filter(({ area }) => area >= leastCells)
    .toSorted((one, other) => other.area - one.area)
    .slice(0, most)
    .map(({ ring }) => straighten(ring, tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.flatMap(([x, y]) => [thousandths(x / columns - 0.5), thousandths(0.5 - y / rows)]))
}

/** Never -0. */
const thousandths = (value: number): number => Math.round(value * 1_000) + 0

/** Right, down, left, up; what is in lies to the right of each step. */
const steps: readonly Place[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** The rings along the sides of cells. */
function traceRings({ columns, rows, has }: Mask): Place[][] {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && has(y * columns + x)
  // A side begins at a corner and goes in a direction.
  const sideOf = (x: number, y: number, direction: number): number => (y * (columns + 1) + x) * 4 + direction
  const left = new Set<number>()
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!isIn(x, y)) continue
      if (!isIn(x, y - 1)) left.add(sideOf(x, y, 0))
      if (!isIn(x + 1, y)) left.add(sideOf(x + 1, y, 1))
      if (!isIn(x, y + 1)) left.add(sideOf(x + 1, y + 1, 2))
      if (!isIn(x - 1, y)) left.add(sideOf(x, y + 1, 3))
    }
  const rings: Place[][] = []
  for (let [first] = left; first !== undefined; [first] = left) {
    const ring: Place[] = []
    for (let side: number | undefined = first; side !== undefined;) {
      left.delete(side)
      const direction: number = side % 4
      const corner: number = (side - direction) / 4
      const [x, y]: Place = [corner % (columns + 1), Math.floor(corner / (columns + 1))]
      ring.push([x, y])
      const [dx, dy]: Place = steps[direction] ?? [0, 0]
      // Where two cells touch by a corner they stay two.
      const turns: readonly number[] = [1, 0, 3].map((turn) => sideOf(x + dx, y + dy, (direction + turn) % 4))
      side = turns.find((next) => left.has(next))
    }
    rings.push(ring)
  }
  return rings
}

function areaOf(ring: readonly Place[]): number {
  let sum = 0
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

/** A ring with fewer corners (Douglas and Peucker, 1973), from its corner farthest from the first one and back. */
function straighten(ring: readonly Place[], tolerance: number): readonly Place[] {
  const [start] = ring
  if (!start) return ring
  const far = (at: number): number =>
    Math.hypot((ring[at]?.[0] ?? 0) - start[0], (ring[at]?.[1] ?? 0) - start[1])
  let middle = 0
  for (let at = 1; at < ring.length; at++) if (far(at) > far(middle)) middle = at
  const there = shorten(ring.slice(0, middle + 1), tolerance)
  const back = shorten([...ring.slice(middle), start], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function shorten(line: readonly Place[], tolerance: number): readonly Place[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy) || 1
  let farthest = 0
  let distance = 0
  for (const [at, [x, y]] of line.entries()) {
    const off = Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length
    if (off > distance) [farthest, distance] = [at, off]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...shorten(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...shorten(line.slice(farthest), tolerance),
  ]
}

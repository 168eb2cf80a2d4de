import { ringsOf, type Mask } from "./mask-rings.ts"

/** Cells along the longer side of the plan: 16 mm of a sofa of two metres. */
const cellsMost = 128
/** What is smaller is no part of a symbol, cells. */
const leastCells = 14
/** Whatever differs by less of the whole height is one surface. */
const leastStep = 0.16

/** A model from above: how high it is over each cell, -Infinity where nothing is. */
interface HeightField {
  readonly columns: number
  readonly rows: number
  readonly heights: Float64Array
}

/** Where the model lies in the plan, metres: x to the right, z to the front. */
interface PlanBox {
  readonly low: readonly [number, number]
  readonly size: readonly [number, number]
}

/** Triangles where they stand, metres: x to the right, y up, z to the front. */
export interface PlacedTriangles {
  readonly positions: Float64Array | Float32Array
  /** Null where every three vertices are one. */
  readonly indices: ArrayLike<number> | null
}

/** Rings of x and y by turns, in thousandths of width and depth around the middle, y to the back; holes go the other way round. */
export interface PlanOutline {
  readonly outline: number[][]
  /** Where what stands higher ends. */
  readonly edges: number[][]
}

/**
 * What a model looks like in a plan, from its triangles: its outline from above, and the edges of what stands higher (the back and the arms of a sofa);
 * of either so many rings at most. Null where that cannot be told.
 */
export function outlineTriangles(parts: readonly PlacedTriangles[], most: number): PlanOutline | null {
  const box = boxOf(parts)
  if (!(box.size[0] > 0) || !(box.size[1] > 0)) return null
  const field = openField(box)
  for (const part of parts) drawTriangles(field, box, part)
  const { columns, rows, heights } = field
  const whole: Mask = { columns, rows, has: (cell) => heights[cell] !== -Infinity }
  const outline = ringsOf(whole, { leastCells, most, tolerance: 1.05 })
  const step = highStep(heights)
  const high: Mask = { columns, rows, has: (cell) => step !== null && (heights[cell] ?? 0) >= step }
  // Cushions and folds would make ragged lines of what a draughtsman draws straight.
  const edges = ringsOf(smooth(smooth(high)), { leastCells: leastCells * 4, most, tolerance: 2.4 })
  return outline.length === 0 ? null : { outline, edges }
}

/** The three views of a drawing: from above, from the front and from the right. */
export type ViewName = "top" | "front" | "side"

/**
 * The same of a model as it looks from the front or from the right: rings in thousandths of what is seen of it, y upwards. Edges are
 * where what stands nearer ends.
 */
export function outlineView(
  parts: readonly PlacedTriangles[],
  view: Exclude<ViewName, "top">,
  most: number,
): PlanOutline | null {
  return outlineTriangles(
    parts.map(({ positions, indices }) => ({ positions: turnUp(positions, view), indices })),
    most,
  )
}

/** Turns a model so that what is seen from a side is seen from above. */
function turnUp(positions: PlacedTriangles["positions"], view: Exclude<ViewName, "top">): Float64Array {
  const turned = new Float64Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]]
    turned[at] = view === "front" ? x : -z
    turned[at + 1] = view === "front" ? z : x
    turned[at + 2] = -y
  }
  return turned
}

/** Each cell as most of the 7 x 7 around it are; beyond the grid it goes on as at its border. */
function smooth({ columns, rows, has }: Mask): Mask {
  const isIn = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let count = 0
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) {
          const [nearX, nearY] = [
            Math.min(columns - 1, Math.max(0, x + dx)),
            Math.min(rows - 1, Math.max(0, y + dy)),
          ]
          if (has(nearY * columns + nearX)) count += 1
        }
      isIn[y * columns + x] = count > 24 ? 1 : 0
    }
  return { columns, rows, has: (cell) => isIn[cell] === 1 }
}

function boxOf(parts: readonly PlacedTriangles[]): PlanBox {
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ]
  for (const { positions } of parts)
    for (let at = 0; at < positions.length; at += 3)
      for (const axis of [0, 1]) {
        const value = positions[at + axis * 2] ?? 0
        low[axis] = Math.min(low[axis] ?? 0, value)
        high[axis] = Math.max(high[axis] ?? 0, value)
      }
  const [x = 0, z = 0] = low
  return { low: [x, z], size: [(high[0] ?? 0) - x, (high[1] ?? 0) - z] }
}

function openField({ size: [width, depth] }: PlanBox): HeightField {
  const cell = Math.max(width, depth) / cellsMost
  const columns = Math.max(8, Math.round(width / cell))
  const rows = Math.max(8, Math.round(depth / cell))
  return { columns, rows, heights: new Float64Array(columns * rows).fill(-Infinity) }
}

type Corner = readonly [column: number, row: number, height: number]

/** Draws triangles into the field: the cells whose middle they cover, and those that their edges pass, so that nothing thin is lost. */
function drawTriangles(
  field: HeightField,
  { low, size }: PlanBox,
  { positions: vertices, indices }: PlacedTriangles,
): void {
  const { columns, rows } = field
  const cornerOf = (vertex: number): Corner => [
    (((vertices[vertex * 3] ?? 0) - low[0]) / size[0]) * columns,
    (((vertices[vertex * 3 + 2] ?? 0) - low[1]) / size[1]) * rows,
    vertices[vertex * 3 + 1] ?? 0,
  ]
  const count = indices?.length ?? vertices.length / 3
  for (let at = 0; at + 2 < count; at += 3) {
    const a = cornerOf(indices?.[at] ?? at)
    const b = cornerOf(indices?.[at + 1] ?? at + 1)
    const c = cornerOf(indices?.[at + 2] ?? at + 2)
    drawEdge(field, a, b)
    drawEdge(field, b, c)
    drawEdge(field, c, a)
    fill(field, a, b, c)
  }
}

function raise({ columns, rows, heights }: HeightField, column: number, row: number, height: number): void {
  const x = Math.min(columns - 1, Math.max(0, Math.floor(column)))
  const y = Math.min(rows - 1, Math.max(0, Math.floor(row)))
  const cell = y * columns + x
  if (height > (heights[cell] ?? Infinity)) heights[cell] = height
}

function drawEdge(field: HeightField, a: Corner, b: Corner): void {
  const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) * 2)
  for (let step = 0; step <= steps; step++) {
    const t = steps === 0 ? 0 : step / steps
    raise(field, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)
  }
}

function fill(field: HeightField, a: Corner, b: Corner, c: Corner): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const rowTo = Math.min(field.rows - 1, Math.floor(Math.max(a[1], b[1], c[1])))
  const columnTo = Math.min(field.columns - 1, Math.floor(Math.max(a[0], b[0], c[0])))
  for (let row = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))); row <= rowTo; row++)
    for (let column = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))); column <= columnTo; column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      const u = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area
      const v = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      raise(field, x, y, u * a[2] + v * b[2] + (1 - u - v) * c[2])
    }
}

/** The height that parts low from high best (Otsu, 1979); null where all of it is about as high. */
function highStep(heights: Float64Array): number | null {
  const sorted = heights.filter((height) => height !== -Infinity).toSorted()
  const [first = 0, last = 0, total] = [sorted[0], sorted.at(-1), sorted.reduce((sum, one) => sum + one, 0)]
  let best = { parting: 0, at: 0, step: 0 }
  let below = 0
  for (let at = 1; at < sorted.length; at++) {
    below += sorted[at - 1] ?? 0
    const step = (total - below) / (sorted.length - at) - below / at
    const parting = at * (sorted.length - at) * step * step
    if (parting > best.parting) best = { parting, at, step }
  }
  return best.step < leastStep * (last - Math.min(0, first)) ? null : (sorted[best.at] ?? null)
}

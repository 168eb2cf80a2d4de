import { deform } from "./deform.ts"
import { addGrid, closeMesh, countVertices, openMesh, type Mesh } from "./mesh.ts"
import { clamp, type Place, type Vec3 } from "./vector.ts"

export interface BoxShape {
  /** Metres along x, y and z; the box stands around the origin. */
  readonly size: Vec3
  /** Of all edges; as much as fits. */
  readonly radius?: number
  /** Cells across each half round; small radii get as many as can be seen. */
  readonly rounds?: number
  /** Cells along the flat of x, y and z; more where the box is deformed. */
  readonly cells?: Vec3
  /** Whether its underside lies on something, so that nobody sees it and it is left out. */
  readonly isOpenBelow?: boolean
  /** The way of the grain; the longest side where nothing is said. */
  readonly grain?: "x" | "y" | "z"
  /** Moves every vertex, as in `deform`. */
  readonly bend?: (place: Place) => void
}

/**
 * A box with round edges: six grids, pushed onto the rounding by the nearest point of the inner box. Its normals are exact, so
 * even one cell a round catches the light along its edges.
 */
export function roundedBox({
  size,
  radius = 0.003,
  rounds = 2,
  cells = [1, 1, 1],
  isOpenBelow = false,
  grain,
  bend,
}: BoxShape): Mesh {
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2]
  const fitting = Math.max(1e-5, Math.min(radius, half[0] - 1e-5, half[1] - 1e-5, half[2] - 1e-5))
  // Bent boxes take their normals from their triangles: without a rounding, those would be smooth over the edges.
  const isSharp = fitting < sharpRadius && !bend
  const round = isSharp ? 1e-5 : fitting
  const count = isSharp ? 0 : Math.min(rounds, fitting <= 0.005 ? 1 : fitting <= 0.0095 ? 2 : rounds)
  const inner = half.map((one) => one - round)
  const steps = half.map((_, axis) =>
    stepsAlong(inner[axis] ?? 0, round, count, Math.max(1, cells[axis] ?? 1)),
  )
  const along = grain ? axisOf[grain] : longest(size)
  const draft = openMesh()
  for (const face of isOpenBelow ? faces.slice(0, 5) : faces)
    addFace(draft, face, { half, inner, round, steps, along })
  const mesh = closeMesh(draft)
  return bend ? deform(mesh, bend) : mesh
}

/** Metres; smaller roundings catch no light that could be seen. */
const sharpRadius = 0.0009
const axisOf = { x: 0, y: 1, z: 2 } as const
const longest = ([x, y, z]: Vec3): number => (x >= y && x >= z ? 0 : y >= z ? 1 : 2)

interface Font {
  /** The axis that the face looks along, and to which side. */
  readonly axis: number
  readonly side: 1 | -1
  /** The axes of columns and rows, the columns' way: chosen so that the front is outside. */
  readonly across: number
  readonly up: number
  readonly way: 1 | -1
}

const faces: readonly Font[] = [
  { axis: 2, side: 1, across: 0, up: 1, way: 1 },
  { axis: 2, side: -1, across: 0, up: 1, way: -1 },
  { axis: 0, side: 1, across: 2, up: 1, way: -1 },
  { axis: 0, side: -1, across: 2, up: 1, way: 1 },
  { axis: 1, side: 1, across: 0, up: 2, way: -1 },
  { axis: 1, side: -1, across: 0, up: 2, way: 1 },
]

interface BoxFrame {
  readonly half: Vec3
  readonly inner: readonly number[]
  readonly round: number
  readonly steps: readonly (readonly number[])[]
  readonly along: number
}

function addFace(
  draft: ReturnType<typeof openMesh>,
  face: Font,
  { half, inner, round, steps, along }: BoxFrame,
): void {
  const columns = steps[face.across] ?? []
  const rows = steps[face.up] ?? []
  const first = countVertices(draft)
  const point: Place = [0, 0, 0]
  const out: Place = [0, 0, 0]
  for (const row of rows) {
    for (const column of columns) {
      const wide = column * face.way
      point[face.axis] = (half[face.axis] ?? 0) * face.side
      point[face.across] = wide
      point[face.up] = row
      let squares = 0
      for (let axis = 0; axis < 3; axis++) {
        const edge = inner[axis] ?? 0
        const core = clamp(point[axis] ?? 0, -edge, edge)
        out[axis] = (point[axis] ?? 0) - core
        squares += (out[axis] ?? 0) ** 2
        point[axis] = core
      }
      const far = Math.sqrt(squares) || 1
      for (let axis = 0; axis < 3; axis++) {
        const normal = (out[axis] ?? 0) / far
        draft.normals.push(normal)
        draft.positions.push((point[axis] ?? 0) + normal * round)
      }
      // The grain runs along u wherever the face holds it; on the ends it lies as it comes.
      if (face.up === along) draft.uvs.push(row, wide)
      else draft.uvs.push(wide, row)
    }
  }
  addGrid(draft, first, columns.length, rows.length)
}

/** Cuts along one side: the rounding by equal angles, the flat by equal cells. */
function stepsAlong(inner: number, round: number, rounds: number, cells: number): readonly number[] {
  const arc = Array.from({ length: rounds }, (_, i) => round * Math.tan((((i + 1) / rounds) * Math.PI) / 4))
  // Between two whole half rounds nothing is flat.
  const flat =
    inner < 2e-5 && rounds > 0
      ? [0]
      : Array.from({ length: cells + 1 }, (_, i) => -inner + (2 * inner * i) / cells)
  return [...arc.toReversed().map((one) => -inner - one), ...flat, ...arc.map((one) => inner + one)]
}

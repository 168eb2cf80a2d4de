/** Triangles that lie side by side without an index, three corners each, nine numbers. */
interface Corners {
  readonly positions: Float64Array
  /** For each triangle: 0 is flat, -1 was not said. */
  readonly groups: ArrayLike<number>
  /** For each corner what vertex it is: those of one vertex are smoothed together. */
  readonly vertices: ArrayLike<number>
}

/** Within these angles (degrees) surfaces are one: in a smoothing group, without a word of it, and where it is off. */
const smoothAngles = { grouped: 62, unsaid: 44, off: 24 }
/** Of a vertex with more triangles than this all are one surface: looking at every pair would take for ever. */
const mostAround = 64

/**
 * Normals for triangles that bring none: at each corner the mean of the faces around its vertex that meet within the crease angle,
 * by their angle and so regardless of how polygons were cut. Nine numbers a triangle, of length 1.
 */
export function creaseNormals({ positions, groups, vertices }: Corners): Float32Array {
  const faces = faceNormals(positions)
  const angles = cornerAngles(positions)
  const { starts, members } = gatherAround(vertices)
  const normals = new Float32Array(positions.length)
  const add = (sum: [number, number, number], corner: number): void => {
    const weight = angles[corner] ?? 0
    const face = Math.floor(corner / 3) * 3
    for (const axis of [0, 1, 2] as const) sum[axis] += (faces[face + axis] ?? 0) * weight
  }
  for (let vertex = 0; vertex + 1 < starts.length; vertex++) {
    const around = members.subarray(starts[vertex], starts[vertex + 1])
    if (around.length > mostAround) {
      const sum: [number, number, number] = [0, 0, 0]
      for (const corner of around) add(sum, corner)
      for (const corner of around) setNormal(normals, corner, sum, faces)
      continue
    }
    for (const corner of around) {
      const triangle = Math.floor(corner / 3)
      const least = leastCosine(groups[triangle] ?? -1)
      const sum: [number, number, number] = [0, 0, 0]
      for (const other of around)
        if (other === corner || cosine(faces, triangle, Math.floor(other / 3)) >= least) add(sum, other)
      setNormal(normals, corner, sum, faces)
    }
  }
  return normals
}

function leastCosine(group: number): number {
  const angle = group > 0 ? smoothAngles.grouped : group < 0 ? smoothAngles.unsaid : smoothAngles.off
  return Math.cos((angle * Math.PI) / 180)
}

function faceNormals(positions: Float64Array): Float32Array {
  const faces = new Float32Array(positions.length / 3)
  for (let at = 0; at < positions.length; at += 9) {
    const [ux, uy, uz] = between(positions, at, at + 3)
    const [vx, vy, vz] = between(positions, at, at + 6)
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const length = Math.hypot(...normal)
    for (const [axis, value] of normal.entries()) faces[at / 3 + axis] = length > 0 ? value / length : 0
  }
  return faces
}

/** The angle of its triangle at each corner, in radians. */
function cornerAngles(positions: Float64Array): Float32Array {
  const angles = new Float32Array(positions.length / 3)
  for (let corner = 0; corner < angles.length; corner++) {
    const first = corner - (corner % 3)
    const one = between(positions, corner * 3, (first + ((corner + 1) % 3)) * 3)
    const other = between(positions, corner * 3, (first + ((corner + 2) % 3)) * 3)
    const lengths = Math.hypot(...one) * Math.hypot(...other)
    const dot = one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
    angles[corner] = lengths > 0 ? Math.acos(Math.min(1, Math.max(-1, dot / lengths))) : 0
  }
  return angles
}

const between = (positions: Float64Array, from: number, to: number): [number, number, number] => [
  (positions[to] ?? 0) - (positions[from] ?? 0),
  (positions[to + 1] ?? 0) - (positions[from + 1] ?? 0),
  (positions[to + 2] ?? 0) - (positions[from + 2] ?? 0),
]

/** The corners of each vertex, one vertex after the other. */
function gatherAround(vertices: ArrayLike<number>): { starts: Uint32Array; members: Uint32Array } {
  let most = -1
  for (let at = 0; at < vertices.length; at++) most = Math.max(most, vertices[at] ?? 0)
  const starts = new Uint32Array(most + 2)
  for (let at = 0; at < vertices.length; at++) {
    const next = (vertices[at] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const filled = starts.slice()
  const members = new Uint32Array(vertices.length)
  for (let at = 0; at < vertices.length; at++) {
    const vertex = vertices[at] ?? 0
    members[filled[vertex] ?? 0] = at
    filled[vertex] = (filled[vertex] ?? 0) + 1
  }
  return { starts, members }
}

const cosine = (faces: Float32Array, one: number, other: number): number =>
  (faces[one * 3] ?? 0) * (faces[other * 3] ?? 0) +
  (faces[one * 3 + 1] ?? 0) * (faces[other * 3 + 1] ?? 0) +
  (faces[one * 3 + 2] ?? 0) * (faces[other * 3 + 2] ?? 0)

function setNormal(
  normals: Float32Array,
  corner: number,
  sum: readonly [number, number, number],
  faces: Float32Array,
): void {
  const face = Math.floor(corner / 3) * 3
  const length = Math.hypot(...sum)
  for (const [axis, value] of sum.entries())
    normals[corner * 3 + axis] = length > 1e-6 ? value / length : (faces[face + axis] ?? 0)
}

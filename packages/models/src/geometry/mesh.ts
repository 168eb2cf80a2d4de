import type { Vec3 } from "./vector.ts"

/**
 * Triangles of one surface. Positions in metres, three numbers a vertex; normals of length 1; texture coordinates in
 * metres along the surface (u along the grain of wood and the warp of cloth), two numbers a vertex; triangles turn
 * counter-clockwise seen from outside.
 */
export interface Mesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

/** Gathers vertices and triangles while a shape is being made. */
export interface MeshDraft {
  readonly positions: number[]
  readonly normals: number[]
  readonly uvs: number[]
  readonly indices: number[]
}

export const openMesh = (): MeshDraft => ({ positions: [], normals: [], uvs: [], indices: [] })

// `from` would go through an iterator, number by number.
export const closeMesh = (draft: MeshDraft): Mesh => ({
  positions: new Float32Array(draft.positions),
  normals: new Float32Array(draft.normals),
  uvs: new Float32Array(draft.uvs),
  indices: new Uint32Array(draft.indices),
})

export const countVertices = (mesh: Mesh | MeshDraft): number => mesh.positions.length / 3
export const countTriangles = (mesh: Mesh): number => mesh.indices.length / 3

/**
 * Adds the two triangles of each cell of a grid of vertices that was written row by row, `across` vertices a row. The front
 * is where rows go up and columns go right; `isFlipped` turns it round.
 */
export function addGrid(
  draft: MeshDraft,
  first: number,
  across: number,
  up: number,
  isFlipped = false,
): void {
  for (let row = 0; row < up - 1; row++) {
    for (let column = 0; column < across - 1; column++) {
      const a = first + row * across + column
      const b = a + 1
      const c = a + across
      const d = c + 1
      if (isFlipped) draft.indices.push(a, c, b, b, c, d)
      else draft.indices.push(a, b, c, b, d, c)
    }
  }
}

/** Joins surfaces into one; their vertices are not welded. */
export function mergeMeshes(meshes: readonly Mesh[]): Mesh {
  const only = meshes[0]
  if (meshes.length === 1 && only) return only
  const sum = (part: (mesh: Mesh) => number): number => meshes.reduce((total, mesh) => total + part(mesh), 0)
  const positions = new Float32Array(sum((mesh) => mesh.positions.length))
  const normals = new Float32Array(positions.length)
  const uvs = new Float32Array((positions.length / 3) * 2)
  const indices = new Uint32Array(sum((mesh) => mesh.indices.length))
  let vertex = 0
  let index = 0
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3)
    normals.set(mesh.normals, vertex * 3)
    uvs.set(mesh.uvs, vertex * 2)
    for (let i = 0; i < mesh.indices.length; i++) indices[index++] = (mesh.indices[i] ?? 0) + vertex
    vertex += countVertices(mesh)
  }
  return { positions, normals, uvs, indices }
}

/** The smallest upright box around surfaces; a point at the origin where there are none. */
export function measureMeshes(meshes: readonly Pick<Mesh, "positions">[]): {
  readonly low: Vec3
  readonly high: Vec3
} {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes) {
    for (let axis = 0; axis < 3; axis++) {
      let least = low[axis] ?? 0
      let most = high[axis] ?? 0
      for (let i = axis; i < positions.length; i += 3) {
        const value = positions[i] ?? 0
        if (value < least) least = value
        if (value > most) most = value
      }
      low[axis] = least
      high[axis] = most
    }
  }
  const [x0 = 0, y0 = 0, z0 = 0] = low
  const [x1 = 0, y1 = 0, z1 = 0] = high
  return x0 > x1 ? { low: [0, 0, 0], high: [0, 0, 0] } : { low: [x0, y0, z0], high: [x1, y1, z1] }
}

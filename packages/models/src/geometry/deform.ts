import type { Mesh } from "./mesh.ts"
import type { Place } from "./vector.ts"

/** Moves every vertex by a function that changes the place it is given, then makes the normals anew. */
export function deform(mesh: Mesh, move: (place: Place, u: number, v: number) => void): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const place: Place = [0, 0, 0]
  for (let i = 0; i < positions.length / 3; i++) {
    place[0] = mesh.positions[i * 3] ?? 0
    place[1] = mesh.positions[i * 3 + 1] ?? 0
    place[2] = mesh.positions[i * 3 + 2] ?? 0
    move(place, mesh.uvs[i * 2] ?? 0, mesh.uvs[i * 2 + 1] ?? 0)
    positions.set(place, i * 3)
  }
  return weldNormals({ ...mesh, positions })
}

/**
 * Smooth normals over whole shapes: vertices at one place (to 0.05 mm) share a normal, weighted by the area of their triangles,
 * though they may differ in texture coordinates.
 */
export function weldNormals(mesh: Mesh): Mesh {
  const { positions, indices } = mesh
  const count = positions.length / 3
  const owners = new Int32Array(count)
  const seen = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const key = `${Math.round((positions[i * 3] ?? 0) * 2e4)},${Math.round((positions[i * 3 + 1] ?? 0) * 2e4)},${Math.round((positions[i * 3 + 2] ?? 0) * 2e4)}`
    let owner = seen.get(key)
    if (owner === undefined) {
      owner = seen.size
      seen.set(key, owner)
    }
    owners[i] = owner
  }
  const sums = new Float64Array(seen.size * 3)
  const at = (vertex: number, axis: number): number => positions[vertex * 3 + axis] ?? 0
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t] ?? 0
    const b = indices[t + 1] ?? 0
    const c = indices[t + 2] ?? 0
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)]
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)]
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (const corner of [a, b, c]) {
      const owner = (owners[corner] ?? 0) * 3
      sums[owner] = (sums[owner] ?? 0) + nx
      sums[owner + 1] = (sums[owner + 1] ?? 0) + ny
      sums[owner + 2] = (sums[owner + 2] ?? 0) + nz
    }
  }
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < count; i++) {
    const owner = (owners[i] ?? 0) * 3
    const x = sums[owner] ?? 0
    const y = sums[owner + 1] ?? 0
    const z = sums[owner + 2] ?? 0
    const far = Math.hypot(x, y, z)
    normals.set(far < 1e-20 ? [0, 1, 0] : [x / far, y / far, z / far], i * 3)
  }
  return { ...mesh, normals }
}

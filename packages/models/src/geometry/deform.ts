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
    positions[i * 3] = place[0]
    positions[i * 3 + 1] = place[1]
    positions[i * 3 + 2] = place[2]
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
  const owners = findOwners(positions)
  const sums = new Float64Array(count * 3)
  for (let t = 0; t < indices.length; t += 3) {
    const a = (indices[t] ?? 0) * 3
    const b = (indices[t + 1] ?? 0) * 3
    const c = (indices[t + 2] ?? 0) * 3
    const x = positions[a] ?? 0
    const y = positions[a + 1] ?? 0
    const z = positions[a + 2] ?? 0
    const ux = (positions[b] ?? 0) - x
    const uy = (positions[b + 1] ?? 0) - y
    const uz = (positions[b + 2] ?? 0) - z
    const vx = (positions[c] ?? 0) - x
    const vy = (positions[c + 1] ?? 0) - y
    const vz = (positions[c + 2] ?? 0) - z
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (let corner = 0; corner < 3; corner++) {
      const owner = (owners[indices[t + corner] ?? 0] ?? 0) * 3
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
    const far = Math.sqrt(x * x + y * y + z * z)
    normals[i * 3] = far < 1e-20 ? 0 : x / far
    normals[i * 3 + 1] = far < 1e-20 ? 1 : y / far
    normals[i * 3 + 2] = far < 1e-20 ? 0 : z / far
  }
  return { ...mesh, normals }
}

/** For each vertex the first one at its place, by a hash table of places in steps of 0.05 mm. */
function findOwners(positions: Float32Array): Int32Array {
  const count = positions.length / 3
  const steps = new Int32Array(positions.length)
  for (let i = 0; i < steps.length; i++) steps[i] = Math.round((positions[i] ?? 0) * 2e4)
  let size = 16
  while (size < count * 2) size *= 2
  const slots = new Int32Array(size).fill(-1)
  const owners = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const x = steps[i * 3] ?? 0
    const y = steps[i * 3 + 1] ?? 0
    const z = steps[i * 3 + 2] ?? 0
    let slot = (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & (size - 1)
    for (;;) {
      const other = slots[slot] ?? -1
      if (other < 0) {
        slots[slot] = i
        owners[i] = i
        break
      }
      if (steps[other * 3] === x && steps[other * 3 + 1] === y && steps[other * 3 + 2] === z) {
        owners[i] = other
        break
      }
      slot = (slot + 1) & (size - 1)
    }
  }
  return owners
}

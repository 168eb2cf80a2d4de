import { weldNormals } from "./deform.ts"
import { addGrid, closeMesh, countVertices, openMesh, type Mesh, type MeshDraft } from "./mesh.ts"
import { add3, cross3, length3, scale3, subtract3, type Vec3 } from "./vector.ts"

interface SheetShape {
  /** The place of each point of the cloth; u to the right and v up, both 0 to 1, seen from its front. */
  readonly surface: (u: number, v: number) => Vec3
  /** Cells along u and v. */
  readonly cells: readonly [number, number]
  /** Metres; with it the sheet has a back and edges, without it it is one face that a finish shows from both sides. */
  readonly thickness?: number
  /** Whether its edges show (plywood, plastic): they get faces of their own, that light falls on as on any other. */
  readonly hasEdges?: boolean
  /** Texture coordinates; metres along the middle lines where nothing is said. */
  readonly uv?: (u: number, v: number) => readonly [number, number]
}

/** A cloth, leaf or bent panel given by a function. */
export function sheet({ surface, cells: [across, up], thickness, uv, hasEdges = false }: SheetShape): Mesh {
  const map = uv ?? measuredUv(surface, across, up)
  const draft = openMesh()
  for (let j = 0; j <= up; j++) {
    for (let i = 0; i <= across; i++) {
      const [x, y, z] = surface(i / across, j / up)
      const [u, v] = map(i / across, j / up)
      draft.positions.push(x, y, z)
      draft.normals.push(0, 1, 0)
      draft.uvs.push(u, v)
    }
  }
  addGrid(draft, 0, across + 1, up + 1)
  const face = weldNormals(closeMesh(draft))
  return thickness === undefined ? face : thicken(face, across, up, thickness, hasEdges)
}

function measuredUv(
  surface: SheetShape["surface"],
  across: number,
  up: number,
): (u: number, v: number) => readonly [number, number] {
  const far = (count: number, at: (where: number) => Vec3): readonly number[] => {
    const sums = [0]
    for (let i = 1; i <= count; i++)
      sums.push((sums[i - 1] ?? 0) + length3(subtract3(at(i / count), at((i - 1) / count))))
    return sums
  }
  const along = far(across, (u) => surface(u, 0.5))
  const upwards = far(up, (v) => surface(0.5, v))
  return (u, v) => [along[Math.round(u * across)] ?? 0, upwards[Math.round(v * up)] ?? 0]
}

/** Gives a face a back, half the thickness to either side, and closes the edges. */
function thicken(face: Mesh, across: number, up: number, thickness: number, hasEdges: boolean): Mesh {
  const draft = openMesh()
  const at = (array: Float32Array, i: number): Vec3 => [
    array[i * 3] ?? 0,
    array[i * 3 + 1] ?? 0,
    array[i * 3 + 2] ?? 0,
  ]
  const count = countVertices(face)
  for (const side of [1, -1]) {
    for (let i = 0; i < count; i++) {
      const normal = at(face.normals, i)
      draft.positions.push(...add3(at(face.positions, i), scale3(normal, (side * thickness) / 2)))
      draft.normals.push(...scale3(normal, side))
      draft.uvs.push(face.uvs[i * 2] ?? 0, face.uvs[i * 2 + 1] ?? 0)
    }
    addGrid(draft, side === 1 ? 0 : count, across + 1, up + 1, side === -1)
  }
  const rim = [
    ...Array.from({ length: across }, (_, i) => i),
    ...Array.from({ length: up }, (_, j) => j * (across + 1) + across),
    ...Array.from({ length: across }, (_, i) => up * (across + 1) + across - i),
    ...Array.from({ length: up }, (_, j) => (up - j) * (across + 1)),
  ]
  if (hasEdges) {
    addEdges(draft, rim, count)
    return closeMesh(draft)
  }
  for (const [i, from] of rim.entries()) {
    const to = rim[(i + 1) % rim.length] ?? 0
    draft.indices.push(from, from + count, to, to, from + count, to + count)
  }
  return closeMesh(draft)
}

/** Faces between front and back that look outwards, smooth along the rim. */
function addEdges(draft: MeshDraft, rim: readonly number[], count: number): void {
  const at = (array: readonly number[], i: number): Vec3 => [
    array[i * 3] ?? 0,
    array[i * 3 + 1] ?? 0,
    array[i * 3 + 2] ?? 0,
  ]
  const first = countVertices(draft)
  for (const [i, vertex] of rim.entries()) {
    const before = rim[(i - 1 + rim.length) % rim.length] ?? vertex
    const after = rim[(i + 1) % rim.length] ?? vertex
    const along = subtract3(at(draft.positions, after), at(draft.positions, before))
    const out = cross3(along, at(draft.normals, vertex))
    const far = length3(out)
    const normal: Vec3 = far < 1e-9 ? at(draft.normals, vertex) : scale3(out, 1 / far)
    for (const side of [vertex, vertex + count]) {
      draft.positions.push(...at(draft.positions, side))
      draft.normals.push(...normal)
      draft.uvs.push(draft.uvs[side * 2] ?? 0, draft.uvs[side * 2 + 1] ?? 0)
    }
  }
  for (let i = 0; i < rim.length; i++) {
    const [a, b] = [first + i * 2, first + ((i + 1) % rim.length) * 2]
    draft.indices.push(a, a + 1, b, b, a + 1, b + 1)
  }
}

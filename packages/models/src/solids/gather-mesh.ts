import type { Mesh } from "../geometry/mesh.ts"

/** Gathers vertices and triangles in memory that is used again for the next surface: walls that are dragged make hundreds a second. */
export interface MeshGathering {
  /** Room for so many more. */
  make(vertices: number, indices: number): void
  vertex(x: number, y: number, z: number, u: number, v: number): void
  /** Of the vertices since the last one. */
  normal(x: number, y: number, z: number): void
  triangle(a: number, b: number, c: number): void
  vertices(): number
  isEmpty(): boolean
  /** Its memory goes to the next one. */
  close(): Mesh
}

interface Sheets {
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  indices: Uint32Array
}

const spare: Sheets[] = []
/** More than an element has surfaces. */
const mostSpare = 24

const larger = <Numbers extends Float32Array | Uint32Array>(old: Numbers, made: Numbers): Numbers => {
  made.set(old)
  return made
}

export function gatherMesh(): MeshGathering {
  const sheets = spare.pop() ?? {
    positions: new Float32Array(3 * 64),
    normals: new Float32Array(3 * 64),
    uvs: new Float32Array(2 * 64),
    indices: new Uint32Array(128),
  }
  let vertices = 0
  let facing = 0
  let indices = 0
  return {
    make(moreVertices, moreIndices) {
      const [wanted, wantedIndices] = [vertices + moreVertices, indices + moreIndices]
      if (wanted * 3 > sheets.positions.length) {
        sheets.positions = larger(sheets.positions, new Float32Array(wanted * 6))
        sheets.normals = larger(sheets.normals, new Float32Array(wanted * 6))
        sheets.uvs = larger(sheets.uvs, new Float32Array(wanted * 4))
      }
      if (wantedIndices > sheets.indices.length)
        sheets.indices = larger(sheets.indices, new Uint32Array(wantedIndices * 2))
    },
    vertex(x, y, z, u, v) {
      const { positions, uvs } = sheets
      positions[vertices * 3] = x
      positions[vertices * 3 + 1] = y
      positions[vertices * 3 + 2] = z
      uvs[vertices * 2] = u
      uvs[vertices * 2 + 1] = v
      vertices++
    },
    normal(x, y, z) {
      const { normals } = sheets
      for (; facing < vertices; facing++) {
        normals[facing * 3] = x
        normals[facing * 3 + 1] = y
        normals[facing * 3 + 2] = z
      }
    },
    triangle(a, b, c) {
      sheets.indices[indices++] = a
      sheets.indices[indices++] = b
      sheets.indices[indices++] = c
    },
    vertices: () => vertices,
    isEmpty: () => indices === 0,
    close() {
      if (spare.length < mostSpare) spare.push(sheets)
      return {
        positions: sheets.positions.slice(0, vertices * 3),
        normals: sheets.normals.slice(0, vertices * 3),
        uvs: sheets.uvs.slice(0, vertices * 2),
        indices: sheets.indices.slice(0, indices),
      }
    },
  }
}

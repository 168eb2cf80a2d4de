import { BatchedMesh, type BufferGeometry, type Material, type Matrix4 } from "three"

/** A surface of a piece that stands somewhere. */
export interface Placed {
  move(matrix: Matrix4): void
  show(isShown: boolean): void
  /** Another shape in its place, if there is room for it: what is dragged takes no new memory. False: it is as it was. */
  reshape(geometry: BufferGeometry): boolean
  remove(): void
}

/** All surfaces of one material, drawn by one call. Equal surfaces are held once, however often they stand somewhere. */
export interface PiecePool {
  readonly mesh: BatchedMesh
  /** `spare`: the part of its own size that a surface may grow by in place. */
  add(key: string, make: () => BufferGeometry, matrix: Matrix4, spare?: number): Placed
  /** Gives back what its buffers have to spare, but for a little. */
  trim(): void
  /** Bytes of its buffers. */
  bytes(): number
  dispose(): void
}

export function createPiecePool(material: Material, castsShadow: boolean): PiecePool {
  const mesh = new BatchedMesh(8, 4_096, 12_288, material)
  mesh.castShadow = castsShadow
  mesh.receiveShadow = true
  // Its box would have to follow what stands in it.
  mesh.frustumCulled = false
  // Only what is looked through has to be drawn from afar to near.
  mesh.sortObjects = material.transparent
  let [vertices, indices, places] = [4_096, 12_288, 8]
  /** Vertices of what was taken out since the buffers were last put together. */
  let freed = 0
  const held = new Map<string, { readonly id: number; uses: number }>()

  const hold = (key: string, make: () => BufferGeometry, spare: number): number => {
    const found = held.get(key)
    if (found) {
      found.uses++
      return found.id
    }
    const geometry = make()
    const [wantedVertices = 0, wantedIndices = 0] = sizeOf(geometry).map((size) =>
      Math.ceil(size * (1 + spare)),
    )
    const isShort = (): boolean =>
      mesh.unusedVertexCount < wantedVertices || mesh.unusedIndexCount < wantedIndices
    if (isShort() && freed > vertices / 4) {
      mesh.optimize()
      freed = 0
    }
    if (isShort()) {
      vertices += Math.max(vertices >> 1, wantedVertices)
      indices += Math.max(indices >> 1, wantedIndices)
      mesh.setGeometrySize(vertices, indices)
    }
    const id = mesh.addGeometry(geometry, wantedVertices, wantedIndices)
    geometry.dispose()
    held.set(key, { id, uses: 1 })
    return id
  }

  return {
    mesh,
    add(key, make, matrix, spare = 0) {
      const geometry = hold(key, make, spare)
      if (mesh.instanceCount >= places) {
        places *= 2
        mesh.setInstanceCount(places)
      }
      const instance = mesh.addInstance(geometry)
      mesh.setMatrixAt(instance, matrix)
      let isThere = true
      return {
        move: (next) => mesh.setMatrixAt(instance, next),
        reshape(next) {
          const { reservedVertexCount, reservedIndexCount } = rangeOf(mesh, geometry)
          const [wantedVertices, wantedIndices] = sizeOf(next)
          const isAlone = held.get(key)?.uses === 1
          if (!isAlone || wantedVertices > reservedVertexCount || wantedIndices > reservedIndexCount)
            return false
          mesh.setGeometryAt(geometry, next)
          return true
        },
        show: (isShown) => mesh.setVisibleAt(instance, isShown),
        remove() {
          if (!isThere) return
          isThere = false
          mesh.deleteInstance(instance)
          const use = held.get(key)
          if (!use || --use.uses > 0) return
          freed += rangeOf(mesh, use.id).reservedVertexCount
          mesh.deleteGeometry(use.id)
          held.delete(key)
        },
      }
    },
    trim() {
      if (held.size === 0) return
      const [usedVertices, usedIndices] = [vertices - mesh.unusedVertexCount, indices - mesh.unusedIndexCount]
      if (vertices < usedVertices * 1.2 && indices < usedIndices * 1.2) return
      vertices = Math.ceil(usedVertices * 1.04) + 64
      indices = Math.ceil(usedIndices * 1.04) + 96
      mesh.setGeometrySize(vertices, indices)
    },
    bytes: () => {
      const { attributes, index } = mesh.geometry
      // Before the first surface there is nothing. A place has a matrix of 16 floats and a number.
      const all = [...Object.values(attributes), ...(index ? [index] : [])]
      return all.reduce((sum, { array }) => sum + array.byteLength, places * (16 + 1) * 4)
    },
    dispose: () => mesh.dispose(),
  }
}

const sizeOf = (geometry: BufferGeometry): readonly [vertices: number, indices: number] => [
  geometry.getAttribute("position").count,
  geometry.getIndex()?.count ?? 0,
]

/** The part of the buffers that a shape has. */
function rangeOf(
  mesh: BatchedMesh,
  id: number,
): { readonly reservedVertexCount: number; readonly reservedIndexCount: number } {
  const range = mesh.getGeometryRangeAt(id)
  return {
    reservedVertexCount: range?.reservedVertexCount ?? 0,
    reservedIndexCount: range?.reservedIndexCount ?? 0,
  }
}

import { BatchedMesh, type BufferGeometry, type Material, type Matrix4 } from "three"

/** A surface of a piece that stands somewhere. */
export interface Placed {
  move(matrix: Matrix4): void
  show(isShown: boolean): void
  remove(): void
}

/** All surfaces of one material, drawn by one call. Equal surfaces are held once, however often they stand somewhere. */
export interface PiecePool {
  readonly mesh: BatchedMesh
  add(key: string, make: () => BufferGeometry, matrix: Matrix4): Placed
  dispose(): void
}

export function createPiecePool(material: Material, castsShadow: boolean): PiecePool {
  const mesh = new BatchedMesh(8, 4_096, 12_288, material)
  mesh.castShadow = castsShadow
  mesh.receiveShadow = true
  // Its box would have to follow what stands in it.
  mesh.frustumCulled = false
  let [vertices, indices, places] = [4_096, 12_288, 8]
  const held = new Map<string, { readonly id: number; uses: number }>()

  const hold = (key: string, make: () => BufferGeometry): number => {
    const found = held.get(key)
    if (found) {
      found.uses++
      return found.id
    }
    const geometry = make()
    const [wantedVertices, wantedIndices] = [
      geometry.getAttribute("position").count,
      geometry.getIndex()?.count ?? 0,
    ]
    if (mesh.unusedVertexCount < wantedVertices || mesh.unusedIndexCount < wantedIndices) {
      vertices += Math.max(vertices >> 1, wantedVertices)
      indices += Math.max(indices >> 1, wantedIndices)
      mesh.setGeometrySize(vertices, indices)
    }
    const id = mesh.addGeometry(geometry)
    geometry.dispose()
    held.set(key, { id, uses: 1 })
    return id
  }

  return {
    mesh,
    add(key, make, matrix) {
      const geometry = hold(key, make)
      if (mesh.instanceCount >= places) {
        places *= 2
        mesh.setInstanceCount(places)
      }
      const instance = mesh.addInstance(geometry)
      mesh.setMatrixAt(instance, matrix)
      let isThere = true
      return {
        move: (next) => mesh.setMatrixAt(instance, next),
        show: (isShown) => mesh.setVisibleAt(instance, isShown),
        remove() {
          if (!isThere) return
          isThere = false
          mesh.deleteInstance(instance)
          const use = held.get(key)
          if (!use || --use.uses > 0) return
          mesh.deleteGeometry(use.id)
          held.delete(key)
        },
      }
    },
    dispose: () => mesh.dispose(),
  }
}

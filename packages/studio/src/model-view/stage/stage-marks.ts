import type { Mesh as ModelMesh } from "@roomwright/models/geometry/mesh"
import { Mesh, MeshBasicMaterial, Scene, type BufferGeometry, type Matrix4 } from "three"
import { surfaceGeometry } from "../model-group.ts"

/** The shapes of what is chosen, to be drawn as an outline. */
export interface StageMarks {
  /** Null where nothing is chosen. */
  scene(): Scene | null
  set(shapes: readonly { readonly mesh: ModelMesh; readonly matrix: Matrix4 }[]): void
  dispose(): void
}

export function createStageMarks(): StageMarks {
  const scene = new Scene()
  const material = new MeshBasicMaterial({ color: "#ffffff" })
  let geometries: readonly BufferGeometry[] = []
  const clear = (): void => {
    scene.clear()
    for (const geometry of geometries) geometry.dispose()
    geometries = []
  }
  return {
    scene: () => (geometries.length > 0 ? scene : null),
    set(shapes) {
      clear()
      geometries = shapes.map(({ mesh, matrix }) => {
        const geometry = surfaceGeometry(mesh, 1)
        const mark = new Mesh(geometry, material)
        mark.applyMatrix4(matrix)
        scene.add(mark)
        return geometry
      })
    },
    dispose() {
      clear()
      material.dispose()
    },
  }
}

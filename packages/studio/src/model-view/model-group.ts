import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import { veilOpacity, type Finish } from "@roomwright/models/finishes/finish"
import type { Mesh as ModelMesh } from "@roomwright/models/geometry/mesh"
import type { Part } from "@roomwright/models/model/model-type"
import { BufferAttribute, BufferGeometry, Group, Mesh, type Material } from "three"

/** A drawable surface of a model's mesh; `tile` is how many metres of it one repeat of its finish covers. */
export function surfaceGeometry(mesh: ModelMesh, tile: number): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute("position", new BufferAttribute(mesh.positions, 3))
  geometry.setAttribute("normal", new BufferAttribute(mesh.normals, 3))
  const uvs = tile === 1 ? mesh.uvs : mesh.uvs.map((value) => value / tile)
  geometry.setAttribute("uv", new BufferAttribute(uvs, 2))
  geometry.setIndex(new BufferAttribute(mesh.indices, 1))
  return geometry
}

/** A model's parts, each with the material of its slot's finish. */
export function modelGroup(
  parts: readonly Part[],
  finishOf: (slot: string) => FinishId,
  materialOf: (finish: FinishId) => Material,
): Group {
  const group = new Group()
  for (const { slot, mesh } of parts) {
    const id = finishOf(slot)
    const finish: Finish = finishes[id]
    const tile = typeof finish.tile === "number" ? finish.tile : 1
    const surface = new Mesh(surfaceGeometry(mesh, tile), materialOf(id))
    surface.name = slot
    surface.castShadow = !finish.isClear && veilOpacity(finish) === null
    surface.receiveShadow = true
    group.add(surface)
  }
  return group
}

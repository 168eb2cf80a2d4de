import { finishes, type FinishId } from "@roomwright/models/finishes/finishes"
import type { Finish } from "@roomwright/models/finishes/finish"
import { linearColour } from "@roomwright/models/glb/linear-colour"
import {
  BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  type BufferGeometry,
  type MeshPhysicalMaterial,
  type Object3D,
} from "three"

/**
 * Gives the surfaces of a file the finishes that its materials are named by, where it holds their colours alone; its own colour
 * of a finish stays. Gives what throws away what it made.
 */
export async function dressByName(
  model: Object3D,
  materialOf: (id: FinishId) => Promise<MeshPhysicalMaterial | null>,
): Promise<() => void> {
  const surfaces: Mesh[] = []
  model.traverse((part) => {
    if (isMesh(part)) surfaces.push(part)
  })
  const made: MeshPhysicalMaterial[] = []
  for (const surface of surfaces) {
    surface.castShadow = true
    surface.receiveShadow = true
    const { material: own } = surface
    if (!(own instanceof MeshStandardMaterial) || !isFinish(own.name) || own.map) continue
    const finish: Finish = finishes[own.name]
    const shared = await materialOf(own.name)
    if (!shared) continue
    const dressed = shared.clone()
    made.push(dressed)
    const usual = linearColour(finish.colour)
    for (const [at, part] of (["r", "g", "b"] as const).entries()) {
      const share = own.color[part] / Math.max(0.004, usual[at] ?? 1)
      dressed.color[part] *= Math.min(4, share)
    }
    // A file counts its texture coordinates in metres.
    const { tile } = finish
    if (typeof tile === "number" && tile !== 1) countTiles(surface.geometry, tile)
    surface.castShadow = !finish.isClear && !dressed.transparent
    surface.material = dressed
    own.dispose()
  }
  return () => {
    for (const material of made) material.dispose()
  }
}

/** In a file, texture coordinates may stand in one buffer with places and normals: they are read point by point. */
function countTiles(geometry: BufferGeometry, tile: number): void {
  const uv = geometry.getAttribute("uv")
  const tiles = new Float32Array(uv.count * 2)
  for (let i = 0; i < uv.count; i++) {
    tiles[i * 2] = uv.getX(i) / tile
    tiles[i * 2 + 1] = uv.getY(i) / tile
  }
  geometry.setAttribute("uv", new BufferAttribute(tiles, 2))
}

const isFinish = (name: string): name is FinishId => Object.hasOwn(finishes, name)

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh

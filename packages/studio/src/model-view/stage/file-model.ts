import type { Mesh as ModelMesh } from "@roomwright/models/geometry/mesh"
import {
  Box3,
  Group,
  Light,
  Mesh,
  MeshPhysicalMaterial,
  Vector3,
  type BufferGeometry,
  type Material,
  type Matrix4,
  type Object3D,
} from "three"
import { clone } from "three/examples/jsm/utils/SkeletonUtils.js"
import { loadModel } from "../load-model.ts"
import type { StageMaterials } from "./stage-materials.ts"

/** A GLB made as large as 1 m by 1 m by 1 m: its middle over the origin, its lowest point on the floor, its front to +z. */
export interface FileModel {
  readonly scene: Group
  /** Its surfaces, to be pointed at and outlined. */
  readonly meshes: readonly ModelMesh[]
}

/** Fetches a GLB to be put on the stage. Throws when it does not come, cannot be read or has nothing in it. */
export async function loadFileModel(
  address: string,
  signal: AbortSignal,
  materials: StageMaterials,
): Promise<FileModel> {
  const model = await loadModel({ address, bytes: 1 }, { signal, onProgress: () => {} })
  const scene = inUnitBox(model)
  const meshes: ModelMesh[] = []
  const lights: Object3D[] = []
  scene.traverse((part) => {
    if (part instanceof Light) lights.push(part)
    if (!isMesh(part)) return
    const own = [part.material].flat()
    part.castShadow = !own.every(isGlass)
    part.receiveShadow = true
    for (const material of own) materials.suit(material)
    meshes.push(surfaceOf(part.geometry, part.matrixWorld))
  })
  // The home is lit by its own lamps.
  for (const light of lights) light.removeFromParent()
  return { scene, meshes }
}

/** One more of it, to stand somewhere. */
export const copyOf = ({ scene }: FileModel): Object3D => clone(scene)

/** Puts a model into a box of 1 m by 1 m by 1 m, whatever its size. Throws where it is empty. */
export function inUnitBox(model: Object3D): Group {
  const box = new Box3().setFromObject(model, true)
  if (box.isEmpty()) throw new Error("The model has no surfaces.")
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  // What is flat stays flat.
  const [x, y, z] = [size.x, size.y, size.z].map((side) => 1 / (side || 1))
  const placed = new Group()
  placed.add(model)
  placed.position.set(-middle.x, -box.min.y, -middle.z)
  const scene = new Group()
  scene.add(placed)
  placed.position.multiply(new Vector3(x, y, z))
  placed.scale.set(x ?? 1, y ?? 1, z ?? 1)
  scene.updateMatrixWorld(true)
  return scene
}

/** A geometry as plain triangles, where `matrix` puts it. */
function surfaceOf(geometry: BufferGeometry, matrix: Matrix4): ModelMesh {
  const at = geometry.getAttribute("position")
  const positions = new Float32Array(at.count * 3)
  const point = new Vector3()
  for (let i = 0; i < at.count; i++)
    point
      .fromBufferAttribute(at, i)
      .applyMatrix4(matrix)
      .toArray(positions, i * 3)
  const index = geometry.getIndex()
  const indices = Uint32Array.from({ length: index?.count ?? at.count }, (_, i) => index?.getX(i) ?? i)
  // Neither is asked for by what points and outlines.
  return {
    positions,
    normals: new Float32Array(positions.length),
    uvs: new Float32Array(at.count * 2),
    indices,
  }
}

/** Light goes through it. */
const isGlass = (material: Material): boolean =>
  (material.transparent && material.opacity < 0.6) ||
  (material instanceof MeshPhysicalMaterial && material.transmission > 0)

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh

import { Box3, Mesh, MeshStandardMaterial, PointLight, Vector3, type Object3D } from "three"

/** The light that a lit lamp throws on its own foot, arm and shade; null where nothing glows. */
export function lampWithin(piece: Object3D, reach: number): PointLight | null {
  const glowing = new Box3()
  piece.traverse((mesh) => {
    if (mesh instanceof Mesh && isLit(mesh.material)) glowing.expandByObject(mesh)
  })
  if (glowing.isEmpty()) return null
  const light = new PointLight("#ffd7a0", 0.35 * reach ** 2, reach * 4)
  light.position.copy(glowing.getCenter(new Vector3()))
  return light
}

/** Whether a material is a source of light or a shade around one, and not a leaf with the day behind it. */
export const isLit = (material: unknown): material is MeshStandardMaterial =>
  material instanceof MeshStandardMaterial &&
  material.emissiveIntensity >= 0.25 &&
  material.emissive.getHex() !== 0

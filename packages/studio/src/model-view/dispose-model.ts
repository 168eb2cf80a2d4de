import { Mesh, Texture, type Material, type Object3D } from "three"

/** Gives back what a model holds on the graphics card. */
export function disposeModel(model: Object3D): void {
  model.traverse((part) => {
    if (!isMesh(part)) return
    part.geometry.dispose()
    for (const material of [part.material].flat()) disposeMaterial(material)
  })
}

/** Gives back what a surface holds on the graphics card. */
export function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
  material.dispose()
}

const isMesh = (part: Object3D): part is Mesh => part instanceof Mesh

import type { Document, Material } from "@gltf-transform/core"
import {
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
} from "@gltf-transform/extensions"
import { veilOpacity, type Finish } from "../finishes/finish.ts"
import { finishes, type FinishId } from "../finishes/finishes.ts"
import { linearColour } from "./linear-colour.ts"

/** The material of a finish, named by it, in the colour that it has from afar. */
export function createMaterial(document: Document, id: FinishId): Material {
  const finish: Finish = finishes[id]
  const [red, green, blue] = linearColour(finish.colour)
  const veil = veilOpacity(finish)
  const material = document
    .createMaterial(id)
    .setBaseColorFactor([red, green, blue, veil ?? 1])
    .setAlphaMode(veil === null ? "OPAQUE" : "BLEND")
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metalness ?? 0)
    .setDoubleSided(finish.isTwoSided ?? false)
  if (finish.sheen) {
    const sheen = document.createExtension(KHRMaterialsSheen).createSheen()
    const factor: [number, number, number] = [red * finish.sheen, green * finish.sheen, blue * finish.sheen]
    material.setExtension(
      "KHR_materials_sheen",
      sheen.setSheenColorFactor(factor).setSheenRoughnessFactor(0.5),
    )
  }
  if (finish.coat) {
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat()
    material.setExtension(
      "KHR_materials_clearcoat",
      coat.setClearcoatFactor(finish.coat).setClearcoatRoughnessFactor(0.08),
    )
  }
  if (finish.transmission && finish.isClear) {
    const transmission = document.createExtension(KHRMaterialsTransmission).createTransmission()
    material.setExtension(
      "KHR_materials_transmission",
      transmission.setTransmissionFactor(finish.transmission),
    )
  }
  if (finish.emission) {
    const strength = document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength()
    material.setEmissiveFactor([red, green, blue])
    material.setExtension("KHR_materials_emissive_strength", strength.setEmissiveStrength(finish.emission))
  }
  return material
}

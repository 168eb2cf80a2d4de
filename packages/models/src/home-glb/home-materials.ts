import type { Document, Material, Texture } from "@gltf-transform/core"
import type { Finish, FinishClass } from "../finishes/finish.ts"
import { finishes, type FinishId } from "../finishes/finishes.ts"
import { createMaterial } from "../glb/create-material.ts"
import type { EncodedPicture, HomeOptions } from "./home-options.ts"

/** What an engine wants to know of a finish beyond glTF's own numbers: `extras` of its material. */
export interface MaterialExtras {
  readonly finish: FinishId
  readonly finishClass: FinishClass
  readonly sheen: number
  readonly through: number
  readonly isClear: boolean
  readonly glows: number
}

/** The materials of a home by finish, each made once, with the pictures of its pattern. */
export function createHomeMaterials(
  document: Document,
  picturesOf: HomeOptions["picturesOf"],
): (id: FinishId) => Promise<Material> {
  const made = new Map<FinishId, Promise<Material>>()
  const textureOf = (name: string, { bytes, mimeType }: EncodedPicture): Texture =>
    document.createTexture(name).setImage(bytes).setMimeType(mimeType)
  const make = async (id: FinishId): Promise<Material> => {
    const finish: Finish = finishes[id]
    const extras: MaterialExtras = {
      finish: id,
      finishClass: finish.class,
      sheen: finish.sheen ?? 0,
      through: finish.transmission ?? 0,
      isClear: finish.isClear ?? false,
      glows: finish.emission ?? 0,
    }
    const material = createMaterial(document, id).setExtras({ ...extras })
    const pictures = finish.pattern ? await picturesOf(id) : null
    if (!pictures) return material
    const [, , , alpha] = material.getBaseColorFactor()
    return material
      .setBaseColorFactor([1, 1, 1, alpha])
      .setBaseColorTexture(textureOf(`${id} colour`, pictures.colour))
      .setNormalTexture(textureOf(`${id} normal`, pictures.normal))
      .setMetallicRoughnessTexture(textureOf(`${id} roughness`, pictures.roughness))
      .setRoughnessFactor(1)
      .setMetallicFactor(finish.metalness ? 1 : 0)
  }
  return (id) => {
    const known = made.get(id) ?? make(id)
    made.set(id, known)
    return known
  }
}

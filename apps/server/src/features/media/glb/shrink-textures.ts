import type { Document, Texture } from "@gltf-transform/core"
import { EXTTextureWebP } from "@gltf-transform/extensions"
import { modelLimits } from "@roomwright/contract/product-models"
import { formatOf } from "../picture-format.ts"
import { GlbFault } from "./glb-fault.ts"

/** The longest side (px) of a texture that is kept. */
const sideMax = 2_048

/** Looks how large textures are, without unpacking them. Throws `texture` and `tooLarge`. */
export async function checkTextures(document: Document): Promise<void> {
  let pixels = 0
  for (const texture of document.getRoot().listTextures()) {
    const { width, height, pages = 1 } = await (await open(texture)).metadata().catch(refuse)
    if (pages > 1) throw new GlbFault("texture", "animated")
    if (width * height > modelLimits.texturePixels) throw new GlbFault("tooLarge", "a texture")
    pixels += width * height
    if (pixels > modelLimits.allPixels) throw new GlbFault("tooLarge", "textures")
  }
}

/** Encodes every texture anew as WebP, no larger than products need, without metadata. Throws `texture`. */
export async function shrinkTextures(document: Document): Promise<void> {
  for (const texture of document.getRoot().listTextures()) {
    const picture = await open(texture)
    const content = await picture
      .resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84, effort: 4 })
      .toBuffer()
      .catch(refuse)
    texture.setImage(new Uint8Array(content)).setMimeType("image/webp").setURI("")
  }
  if (document.getRoot().listTextures().length > 0) document.createExtension(EXTTextureWebP).setRequired(true)
}

async function open(texture: Texture) {
  const image = texture.getImage()
  if (!image || formatOf(image) === null) throw new GlbFault("texture", "not JPEG, PNG or WebP")
  const { default: sharp } = await import("sharp")
  return sharp(image, { limitInputPixels: modelLimits.texturePixels, failOn: "error" })
}

function refuse(error: unknown): never {
  throw new GlbFault("texture", "cannot be read", error)
}

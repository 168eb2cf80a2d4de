import type { Document, Texture } from "@gltf-transform/core"
import { EXTTextureWebP } from "@gltf-transform/extensions"
import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { AppError } from "../../../platform/app-error.ts"
import { runPictureWork } from "../../../platform/work-process/picture-processes.ts"
import { WorkStopped } from "../../../platform/work-process/run-in-process.ts"
import { GlbFault } from "./glb-fault.ts"
import type { TextureSize, TextureTask } from "./texture-work.ts"

/** Of one texture. */
const longestMs = 30_000

/** Reads the sizes of textures without decoding them. Throws `texture` and `tooLarge`. */
export async function checkTextures(document: Document): Promise<void> {
  let pixels = 0
  for (const texture of document.getRoot().listTextures()) {
    const { width, height } = await run<TextureSize>("look", texture)
    pixels += width * height
    if (pixels > modelLimits.allPixels) throw new GlbFault("tooLarge", "textures")
  }
}

/**
 * Re-encodes every texture as WebP, no larger than products need, without metadata. Throws `texture` and
 * `tooLarge`.
 */
export async function shrinkTextures(document: Document): Promise<void> {
  for (const texture of document.getRoot().listTextures()) {
    const content = await run<Uint8Array>("shrink", texture)
    texture.setImage(new Uint8Array(content)).setMimeType("image/webp").setURI("")
  }
  if (document.getRoot().listTextures().length > 0) document.createExtension(EXTTextureWebP).setRequired(true)
}

/** Re-encodes every texture as JPEG or PNG, which every program reads. Throws `texture` and `tooLarge`. */
export async function plainTextures(document: Document): Promise<void> {
  for (const texture of document.getRoot().listTextures()) {
    const content = new Uint8Array(await run<Uint8Array>("plain", texture))
    // A JPEG begins with these.
    const isJpeg = content[0] === 0xff && content[1] === 0xd8
    texture
      .setImage(content)
      .setMimeType(isJpeg ? "image/jpeg" : "image/png")
      .setURI("")
  }
}

/** In a process: ending this thread would not stop a library's decoding. */
async function run<Result>(kind: TextureTask["kind"], texture: Texture): Promise<Result> {
  const image = texture.getImage()
  if (!image) throw new GlbFault("texture", "no picture")
  const task: TextureTask = { kind, image, pixels: modelLimits.texturePixels }
  try {
    const module = new URL("./texture-work.ts", import.meta.url)
    return await runPictureWork<Result>(module, task, { mostMs: longestMs })
  } catch (error) {
    if (error instanceof WorkStopped) throw new GlbFault("tooLarge", "a texture takes too long", error)
    const isTooMuch = error instanceof AppError && error.appErrorName === "pictureTooComplex"
    throw new GlbFault(isTooMuch ? "tooLarge" : "texture", "cannot be read", error)
  }
}

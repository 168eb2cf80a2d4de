import { openChecked } from "../check-picture.ts"

/** The longest side (px) of a stored texture. */
const sideMax = 2_048

export interface TextureTask {
  /** `shrink` answers a WebP, `plain` what every program reads: a JPEG, or a PNG where something is seen through. */
  readonly kind: "look" | "shrink" | "plain"
  readonly image: Uint8Array
  readonly pixels: number
}

export interface TextureSize {
  readonly width: number
  readonly height: number
}

/** Runs in a work process, called by `shrink-textures.ts`. Throws as `openChecked` does. */
export default async function work({ kind, image, pixels }: TextureTask): Promise<TextureSize | Uint8Array> {
  const { picture, metadata } = await openChecked(image, { pixels })
  if (kind === "look") return { width: metadata.width, height: metadata.height }
  const small = picture.resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true })
  if (kind === "shrink") return small.webp({ quality: 84, effort: 4 }).toBuffer()
  return metadata.hasAlpha ? small.png().toBuffer() : small.jpeg({ quality: 86 }).toBuffer()
}

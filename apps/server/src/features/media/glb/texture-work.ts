import { openChecked } from "../check-picture.ts"

/** The longest side (px) of a stored texture. */
const sideMax = 2_048

export interface TextureTask {
  readonly kind: "look" | "shrink"
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
  return picture
    .resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .toBuffer()
}

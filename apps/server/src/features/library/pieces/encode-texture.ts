import sharp from "sharp"

/** The longest side (px) of a texture of a piece, and of its picture. */
const textureSide = 1_024
const thumbnailSide = 256
const mostPixels = 64_000_000

export interface EncodedTexture {
  readonly content: Uint8Array
  /** `cut` where it is there or not, as leaves are; `mixed` where it shows through. */
  readonly transparency: "none" | "cut" | "mixed"
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "truncated", pages: 1, sequentialRead: true })

/** Encodes a texture anew as WebP without metadata. `cutOut` is another picture whose light parts stay. Throws for what is no picture. */
export async function encodeTexture(bytes: Uint8Array, cutOut: Uint8Array | null): Promise<EncodedTexture> {
  const { width, height } = await open(bytes).metadata()
  const fit = Math.min(1, textureSide / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * fit)), height: Math.max(1, Math.round(height * fit)) }
  const colour = open(bytes).toColourspace("srgb").resize(size.width, size.height, { fit: "fill" })
  const { data, info } = cutOut
    ? await colour
        .removeAlpha()
        .joinChannel(
          await open(cutOut)
            .removeAlpha()
            .greyscale()
            .resize(size.width, size.height, { fit: "fill" })
            .raw()
            .toBuffer(),
          {
            raw: { ...size, channels: 1 },
          },
        )
        .raw()
        .toBuffer({ resolveWithObject: true })
    : await colour.raw().toBuffer({ resolveWithObject: true })
  const transparency = lookThrough(data, info.channels)
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const kept = transparency === "none" ? picture.removeAlpha() : picture
  return {
    content: await kept.webp({ quality: 82, alphaQuality: 80, effort: 4 }).toBuffer(),
    transparency,
  }
}

function lookThrough(pixels: Buffer, channels: number): EncodedTexture["transparency"] {
  if (channels !== 4 && channels !== 2) return "none"
  let clear = 0
  let between = 0
  for (let at = channels - 1; at < pixels.length; at += channels) {
    const alpha = pixels[at] ?? 255
    if (alpha < 26) clear += 1
    else if (alpha < 230) between += 1
  }
  const all = pixels.length / channels
  if (clear + between < all * 0.001) return "none"
  return between > clear && between > all * 0.25 ? "mixed" : "cut"
}

/** The picture that a library brings of a piece, as WebP. Throws for what is no picture. */
export const encodeThumbnail = (bytes: Uint8Array): Promise<Buffer> =>
  open(bytes)
    .resize(thumbnailSide, thumbnailSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .toBuffer()

import sharp from "sharp"

/** The longest side (px) of a texture of a piece, and of its picture. */
const textureSide = 1_024
const thumbnailSide = 256
const mostPixels = 64_000_000

export interface EncodedTexture {
  readonly content: Uint8Array
  /** `cut` where it is there or not, as leaves are; `mixed` where it shows through. */
  readonly transparency: "none" | "cut" | "mixed"
  /** Without a hue of its own: its material's is seen through it. */
  readonly isGrey: boolean
  /** What some programs write where the colours should be: directions of a surface, as blue as those are. */
  readonly isNormalMap: boolean
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
    ...lookAtColours(data, info.channels),
  }
}

/** Of every 16th pixel, which are enough to know. */
function lookAtColours(pixels: Buffer, channels: number): Pick<EncodedTexture, "isGrey" | "isNormalMap"> {
  if (channels < 3) return { isGrey: true, isNormalMap: false }
  const sums: [number, number, number] = [0, 0, 0]
  let hue = 0
  let count = 0
  for (let at = 0; at + 2 < pixels.length; at += channels * 16) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    sums[0] += red
    sums[1] += green
    sums[2] += blue
    hue += Math.max(red, green, blue) - Math.min(red, green, blue)
    count += 1
  }
  const [red, green, blue] = sums.map((sum) => sum / Math.max(1, count))
  const isMiddle = (value = 0): boolean => Math.abs(value - 128) < 18
  return {
    isGrey: hue / Math.max(1, count) < 14,
    isNormalMap: isMiddle(red) && isMiddle(green) && (blue ?? 0) > 215,
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

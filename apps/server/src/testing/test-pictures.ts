import { randomBytes } from "node:crypto"
import { deflateSync } from "node:zlib"
import sharp, { type Sharp } from "sharp"
import { pngAround } from "./picture-bombs.ts"

/** A plain picture to encode as a test needs it. */
export const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#C9A274" } })

/** A JPEG of exactly so many bytes: its end is filled with what no reader looks at. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await blank(400, 300).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, " ")])
}

/** A square of noise, as JPEG at its worst: small, and larger in any better quality. */
export const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 5 })
    .toBuffer()

/** A JPEG as a phone writes it: lying on its side, with the place where it was taken. */
export const phonePicture = (): Promise<Buffer> =>
  blank(300, 400)
    .withExif({
      IFD0: { Copyright: "someone", Model: "Phone 9" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 1/1 42/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Two frames, as WebP or GIF. */
export async function animation(format: "webp" | "gif"): Promise<Buffer> {
  const frames = Buffer.alloc(32 * 64 * 3, 0)
  frames.fill(255, 32 * 32 * 3)
  const picture = sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
  return format === "webp"
    ? picture.webp({ loop: 0, delay: [100, 100] }).toBuffer()
    : picture.gif().toBuffer()
}

/** A PNG that says it is animated, with its only frame. */
export async function animatedPng(): Promise<Buffer> {
  const png = await blank(32, 32).png().toBuffer()
  // After the signature (8) and the header's chunk (25): one frame, played once. Its checksum is not looked at first.
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write("acTL", 4, "latin1")
  control.writeUInt32BE(1, 8)
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** A small file that unpacks to 48 megapixels. */
export const bomb = (): Promise<Buffer> => blank(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer()

/** What starts as PNG and holds nothing but promises. */
export const brokenPng = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    deflateSync(Buffer.alloc(1_000, 1)),
  ])

/** A PNG of a few bytes that says it is this large. */
export const boastfulPng = (width: number, height: number): Buffer =>
  pngAround(width, height, Buffer.alloc(64))

import type { Metadata, Sharp } from "sharp"
import { AppError } from "../../platform/app-error.ts"
import { countScans } from "./count-scans.ts"

const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** The limits of strangers' pictures. Beyond them a small file can take minutes to decode. */
export const pictureLimits = {
  pixels: 40_000_000,
  /** Pixels; WebP allows no more, and a library processes every row, however short. */
  side: 16_383,
  /** How many scans a progressive JPEG may have; programs write about ten. */
  scans: 100,
} as const

interface Checked {
  readonly picture: Sharp
  readonly metadata: Metadata
}

/**
 * Opens a stranger's picture and checks its header before anything is decoded. Throws `pictureUnreadable` if
 * it is no JPEG, PNG or WebP, is animated or too large, and `pictureTooComplex`. Libraries read it: not for
 * the process that answers requests.
 */
export async function openChecked(
  source: Uint8Array,
  { pixels = pictureLimits.pixels }: { readonly pixels?: number } = {},
): Promise<Checked> {
  // By content, whatever the name says, and before a library reads it: an SVG, say, is a program.
  const format = formatOf(source)
  if (!format) throw new AppError("pictureUnreadable")
  if (format === "jpeg" && countScans(source) > pictureLimits.scans) throw new AppError("pictureTooComplex")
  const { default: sharp } = await import("sharp")
  const picture = sharp(source, { limitInputPixels: pixels, failOn: "error" })
  const metadata = await picture.metadata()
  const { width, height, pages = 1 } = metadata
  // Animations would lose all but one frame.
  const isOurs = metadata.format === format && pages === 1
  if (!isOurs || Math.max(width, height) > pictureLimits.side || width * height > pixels)
    throw new AppError("pictureUnreadable")
  return { picture, metadata }
}

type PictureFormat = "jpeg" | "png" | "webp"

/** A file's type by its first bytes; null for unsupported ones, including animated PNG. */
function formatOf(content: Uint8Array): PictureFormat | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(bytes, starts.jpeg)) return "jpeg"
  if (startsWith(bytes, starts.png)) return isAnimatedPng(bytes) ? null : "png"
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp"
  return null
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** An animated PNG has a chunk `acTL` before its first data, which readers without animation ignore. */
function isAnimatedPng(bytes: Buffer): boolean {
  let at = starts.png.length
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString("latin1", at + 4, at + 8)
    if (kind === "acTL") return true
    if (kind === "IDAT") return false
    // Length, kind, data, checksum.
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}

import { createHash } from "node:crypto"
import { pictureWidths } from "@roomwright/contract/picture"
import type { Kysely, Transaction } from "kysely"
import type { Metadata } from "sharp"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"

/** Pictures with more than this many pixels are refused before they are unpacked. */
const pixelLimit = 40_000_000
const keptFormats = new Set<string>(["jpeg", "png", "webp"])
const quality = 82

export interface PictureCut {
  /** Fractions of the picture's sides. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Keeps a picture: re-encoded as WebP in every width it reaches, without metadata, with a blurred placeholder.
 * Files come first, the row last, so that a row never names files that are not there. Returns its id.
 */
export async function storePicture(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
  cut?: PictureCut,
): Promise<string> {
  const { default: sharp } = await import("sharp")
  const whole = sharp(source, { limitInputPixels: pixelLimit, failOn: "error" })
  const metadata = await whole.metadata()
  // By content, whatever the name says. SVG is a program, not a picture; animations would lose all but one frame.
  if (!keptFormats.has(metadata.format)) throw new AppError("unsupportedMediaType")
  const region = regionOf(cut, upright(metadata))
  const original = whole.autoOrient().extract(region)
  const widths = widthsFor(region.width)
  const width = widths.at(-1) ?? region.width
  const height = Math.round((region.height * width) / region.width)

  const id = newId()
  const hash = createHash("sha256").update(source).update(JSON.stringify(region)).digest("hex").slice(0, 16)
  for (const target of widths) {
    const file = await original.clone().resize({ width: target }).webp({ quality }).toBuffer()
    await files.write(`pictures/${id}-${hash}/${target}.webp`, file)
  }
  const tiny = await original.clone().resize({ width: 24 }).blur(1).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`
  await db.insertInto("picture").values({ id, hash, width, height, widths, placeholder }).execute()
  return id
}

/** The kept widths that do not enlarge, and the picture's own when it is between two of them. */
export function widthsFor(fullWidth: number): number[] {
  const widths: number[] = pictureWidths.filter((width) => width <= fullWidth)
  const widest = Math.min(fullWidth, pictureWidths.at(-1) ?? fullWidth)
  if (widths.at(-1) !== widest) widths.push(widest)
  return widths
}

/** Sides as seen: cameras store a turned picture and a note to turn it back (EXIF orientation 5 to 8). */
const upright = ({ width, height, orientation = 1 }: Metadata): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

interface Size {
  readonly width: number
  readonly height: number
}

function regionOf(cut: PictureCut | undefined, { width, height }: Size) {
  const left = Math.round((cut?.left ?? 0) * width)
  const top = Math.round((cut?.top ?? 0) * height)
  return {
    left,
    top,
    width: Math.min(Math.round((cut?.width ?? 1) * width), width - left),
    height: Math.min(Math.round((cut?.height ?? 1) * height), height - top),
  }
}

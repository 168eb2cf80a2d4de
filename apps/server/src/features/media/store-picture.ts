import { createHash } from "node:crypto"
import { pictureWidths } from "@roomwright/contract/picture"
import type { Kysely, Transaction } from "kysely"
import type { Sharp } from "sharp"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"

/** Pictures with more than this many pixels are refused before they are unpacked. */
const pixelLimit = 40_000_000
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
  const open = (): Sharp => sharp(source, { limitInputPixels: pixelLimit, failOn: "error" }).rotate()
  const whole = await open().toBuffer({ resolveWithObject: true })
  const region = cut ? regionOf(cut, whole.info) : null
  const original = region
    ? await sharp(whole.data).extract(region).toBuffer({ resolveWithObject: true })
    : whole
  const { width: fullWidth, height: fullHeight } = original.info
  const widths = widthsFor(fullWidth)
  const width = widths.at(-1) ?? fullWidth
  const height = Math.round((fullHeight * width) / fullWidth)

  const id = newId()
  const hash = createHash("sha256").update(original.data).digest("hex").slice(0, 16)
  for (const target of widths) {
    const file = await sharp(original.data).resize({ width: target }).webp({ quality }).toBuffer()
    await files.write(`pictures/${id}-${hash}/${target}.webp`, file)
  }
  const tiny = await sharp(original.data).resize({ width: 24 }).blur(1).webp({ quality: 40 }).toBuffer()
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

function regionOf(cut: PictureCut, { width, height }: { width: number; height: number }) {
  const left = Math.round(cut.left * width)
  const top = Math.round(cut.top * height)
  return {
    left,
    top,
    width: Math.min(Math.round(cut.width * width), width - left),
    height: Math.min(Math.round(cut.height * height), height - top),
  }
}

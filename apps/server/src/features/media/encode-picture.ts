import { pictureWidths } from "@roomwright/contract/media/picture"
import type { Metadata, Sharp } from "sharp"
import { AppError } from "../../platform/app-error.ts"
import { openChecked, pictureLimits } from "./check-picture.ts"
import { formatOfOriginal, rewriteMetadata, type OriginalFormat } from "./original-file.ts"

// This decodes strangers' input, so it runs only in a work process, called by `encode-in-process.ts`.

const quality = 82
/** Of six; it takes six tenths of the time of the usual four, and makes files a twentieth larger. */
export const quickEffort = 2
/** The longest side (px) of a picture that is stored once and not for pages. */
const privateSide = 2_000

export interface PictureCut {
  /** Fractions of the picture's sides. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly files: readonly { readonly width: number; readonly content: Buffer }[]
  /** A blurred picture as a data address. */
  readonly placeholder: string
}

/**
 * Re-encodes a picture as WebP in every width up to its own, upright and without metadata. Throws
 * `pictureUnreadable` if it is no JPEG, PNG or WebP, is animated, broken or too large. With `isOurs` a WebP that
 * has its largest width, uncut, is its own largest file: encoding it again would cost most of the time and some sharpness.
 */
export async function encodePicture(
  source: Uint8Array,
  cut?: PictureCut,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Promise<EncodedPicture> {
  return unpack(source, async (picture, whole, fromRaw) => {
    const region = regionOf(cut, whole)
    const widths = widthsFor(region.width)
    const isKept = isOurs && !cut && widths.at(-1) === whole.width && formatOfOriginal(source) === "webp"
    // Decoded once, at the largest stored width: decoding is the slow part.
    const { data, info } = await picture
      .extract(region)
      .resize({ width: widths.at(-1) ?? region.width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const made = isKept ? widths.slice(0, -1) : widths
    const encoded = await encodeWidths(() => fromRaw(data, info), made, isOurs)
    if (!isKept) return encoded
    const largest = { width: whole.width, content: Buffer.from(source) }
    return { ...encoded, ...whole, files: [...encoded.files, largest] }
  })
}

/** Encodes a decoded picture in widths that do not enlarge it, the largest last, and its placeholder. */
export async function encodeWidths(
  kept: () => Sharp,
  widths: readonly number[],
  isOurs = false,
): Promise<EncodedPicture> {
  const files = []
  let size = { width: 0, height: 0 }
  for (const width of widths) {
    const { data, info } = await kept()
      .resize({ width })
      .webp({ quality, effort: isOurs ? quickEffort : 4 })
      .toBuffer({ resolveWithObject: true })
    files.push({ width, content: data })
    size = { width: info.width, height: info.height }
  }
  const tiny = await kept().resize({ width: 24 }).blur(1).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`
  return { ...size, files, placeholder }
}

export interface FullPicture {
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/**
 * Re-encodes a picture as one WebP in its original size; null if it is not wider than `publicWidth`. Throws
 * as `encodePicture` does.
 */
export async function encodeFullPicture(
  source: Uint8Array,
  publicWidth: number,
  cut?: PictureCut,
): Promise<FullPicture | null> {
  return unpack(source, async (picture, whole) => {
    const region = regionOf(cut, whole)
    if (region.width <= publicWidth) return null
    const { data, info } = await picture
      .extract(region)
      .resize({
        width: pictureLimits.side,
        height: pictureLimits.side,
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: 90, effort: quickEffort })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, content: data }
  })
}

export interface KeptOriginal {
  readonly width: number
  readonly height: number
  readonly format: OriginalFormat
  readonly content: Uint8Array
}

/** The picture as it was sent, pixel for pixel, without its metadata; its sides are upright. Throws as `encodePicture` does. */
export async function keepOriginal(source: Uint8Array): Promise<KeptOriginal> {
  const format = formatOfOriginal(source)
  if (!format) throw new AppError("pictureUnreadable")
  try {
    const { metadata } = await openChecked(source)
    const content = rewriteMetadata(source, format, { orientation: metadata.orientation ?? 1 })
    return { ...upright(metadata), format, content }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError("pictureUnreadable", { cause: error })
  }
}

/** Re-encodes a picture as one WebP, large enough to read. Throws as `encodePicture` does. */
export async function encodePrivatePicture(
  source: Uint8Array,
): Promise<{ width: number; height: number; content: Buffer }> {
  return unpack(source, async (picture) => {
    const { data, info } = await picture
      .resize({ width: privateSide, height: privateSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, content: data }
  })
}

interface Size {
  readonly width: number
  readonly height: number
}
interface RawInfo extends Size {
  readonly channels: 1 | 2 | 3 | 4
}
type FromRaw = (data: Buffer, info: RawInfo) => Sharp

/**
 * Encodes a picture from outside. Throws `pictureUnreadable` if it is no JPEG, PNG or WebP, is animated,
 * broken or too large, and `pictureTooComplex`.
 */
export async function unpack<Result>(
  source: Uint8Array,
  encode: (picture: Sharp, whole: Size, fromRaw: FromRaw) => Promise<Result>,
): Promise<Result> {
  try {
    const { picture, metadata } = await openChecked(source)
    const { default: sharp } = await import("sharp")
    const fromRaw: FromRaw = (data, { width, height, channels }) =>
      sharp(data, { raw: { width, height, channels } })
    return await encode(picture.autoOrient(), upright(metadata), fromRaw)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError("pictureUnreadable", { cause: error })
  }
}

/** The stored widths that do not enlarge, and the picture's own if it is between two of them. */
export function widthsFor(fullWidth: number): number[] {
  const widths: number[] = pictureWidths.filter((width) => width <= fullWidth)
  const widest = Math.min(fullWidth, pictureWidths.at(-1) ?? fullWidth)
  if (widths.at(-1) !== widest) widths.push(widest)
  return widths
}

/**
 * Sides as displayed: cameras store a turned picture and an instruction to turn it back (EXIF orientation 5
 * to 8).
 */
const upright = ({ width, height, orientation = 1 }: Metadata): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

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

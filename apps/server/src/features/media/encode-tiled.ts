import type { Sharp } from "sharp"
import { panoramaLimits } from "@roomwright/contract/works/panoramas"
import { pictureWidths } from "@roomwright/contract/media/picture"
import { AppError } from "../../platform/app-error.ts"
import { encodeTiles, type EncodedTiles } from "./encode-panorama.ts"
import {
  encodeWidths,
  quickEffort,
  unpack,
  widthsFor,
  type EncodedPicture,
  type FullPicture,
} from "./encode-picture.ts"

/** A picture of a render that comes by tiles. All of this runs in a work process. */
export interface TiledPicture {
  readonly width: number
  readonly height: number
  readonly isPanorama: boolean
  readonly tiles: readonly { readonly left: number; readonly top: number; readonly content: Uint8Array }[]
}

export interface EncodedTiled {
  readonly encoded: EncodedPicture
  readonly full: FullPicture
  readonly original: null
  readonly tiles: EncodedTiles | null
}

const quality = 92

/**
 * Re-encodes a tile as WebP. Throws `renderTileSize` if it does not have exactly this size, and `pictureUnreadable` as
 * `encodePicture` does.
 */
export async function encodeTile(
  source: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  return unpack(source, async (picture, whole) => {
    if (whole.width !== size.width || whole.height !== size.height) throw new AppError("renderTileSize")
    return picture.flatten({ background: "#fff" }).webp({ quality, effort: 3 }).toBuffer()
  })
}

/** A stored tile, so many times smaller. */
export async function shrinkTile(source: Uint8Array, times: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const picture = sharp(source)
  const { width, height } = await picture.metadata()
  const size = { width: Math.round(width / times), height: Math.round(height / times), fit: "fill" } as const
  return picture.resize(size).webp({ quality: 95, effort: 2 }).toBuffer()
}

/** Puts stored tiles together: in the widths of pages, whole, and of a panorama the tiles of a viewer. */
export async function encodeTiled(picture: TiledPicture): Promise<EncodedTiled> {
  const { default: sharp } = await import("sharp")
  const { width, height, isPanorama } = picture
  const data = await sharp({
    create: { width, height, channels: 3, background: "#000" },
    limitInputPixels: false,
  })
    .composite(
      picture.tiles.map(({ content, left, top }) => ({
        input: Buffer.from(content),
        left,
        top,
        limitInputPixels: false,
      })),
    )
    .removeAlpha()
    .raw()
    .toBuffer()
  const open = (): Sharp => sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
  const base = Math.min(width, panoramaLimits.baseWidth)
  const widths = isPanorama
    ? [...pictureWidths.filter((one) => one < Math.min(base, 1_600)), base]
    : widthsFor(width)
  const encoded = await encodeWidths(open, widths)
  const content = await open().webp({ quality, effort: quickEffort }).toBuffer()
  const tiles = isPanorama ? await encodeTiles(open, width) : null
  return { encoded, full: { width, height, content }, original: null, tiles }
}

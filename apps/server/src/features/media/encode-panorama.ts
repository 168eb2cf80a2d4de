import { isPanorama, panoramaLimits } from "@roomwright/contract/works/panoramas"
import type { Sharp } from "sharp"
import { AppError } from "../../platform/app-error.ts"
import { encodeWidths, quickEffort, unpack, type EncodedPicture } from "./encode-picture.ts"
import { levelsOf, tileNames, tilingOf, type Tiling } from "./panorama-tiles.ts"

/** Widths (px) of a panorama as a picture; a viewer starts with the widest. */
const widths = [320, 640, 1024, panoramaLimits.baseWidth]

export interface EncodedTiles extends Tiling {
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
}

export interface EncodedPanorama extends EncodedPicture {
  readonly tiles: EncodedTiles | null
}

/**
 * Re-encodes a panorama as WebP, whole in a few widths and in tiles for larger ones. Throws `panoramaShape`
 * if it is not about twice as wide as high, too small or too wide, and `pictureUnreadable` as `encodePicture`
 * does.
 */
export async function encodePanorama(
  source: Uint8Array,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Promise<EncodedPanorama> {
  return unpack(source, async (picture, whole, fromRaw) => {
    if (!isPanorama(whole.width, whole.height)) throw new AppError("panoramaShape")
    const { baseWidth } = panoramaLimits
    const { data, info } = await picture
      .clone()
      .resize({ width: baseWidth, height: baseWidth / 2, fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const encoded = await encodeWidths(() => fromRaw(data, info), widths, isOurs)
    return { ...encoded, tiles: await encodeTiles(() => picture.clone(), whole.width) }
  })
}

/** Cuts a panorama of this width (px) into tiles; null where its picture for pages has full resolution. */
export async function encodeTiles(open: () => Sharp, fullWidth: number): Promise<EncodedTiles | null> {
  const tiling = tilingOf(fullWidth, panoramaLimits.baseWidth)
  if (!tiling) return null
  const width = tiling.size * tiling.columns
  // The library cuts tiles while it decodes: the whole picture is never in memory.
  const pyramid = await open()
    .resize({ width, height: width / 2, fit: "fill" })
    .webp({ quality: 82, effort: quickEffort })
    .tile({ size: tiling.size, overlap: 0, depth: "onetile", layout: "dz", container: "zip" })
    .toBuffer()
  return { ...tiling, files: await readPyramid(pyramid, tiling) }
}

const tileEntry = /_files\/(\d+)\/(\d+)_(\d+)\.webp$/

/** Takes the tiles of the stored levels out of a pyramid in which each level is half as wide as the next. */
async function readPyramid(pyramid: Uint8Array, tiling: Tiling): Promise<EncodedTiles["files"]> {
  const { unzipSync } = await import("fflate")
  const found = Object.entries(unzipSync(pyramid)).flatMap(([name, content]) => {
    const [, level, column, row] = tileEntry.exec(name) ?? []
    return level === undefined ? [] : [{ level: Number(level), place: `${column}-${row}`, content }]
  })
  const top = Math.max(...found.map(({ level }) => level))
  const levels = levelsOf(tiling).toReversed()
  const files = found.flatMap(({ level, place, content }) => {
    const kept = levels[top - level]
    return kept ? [{ name: `${kept.width}-${place}`, content }] : []
  })
  const names = new Set(files.map(({ name }) => name))
  if (!levels.flatMap(tileNames).every((name) => names.has(name))) throw new Error("Tiles are missing.")
  return files
}

import { createHash } from "node:crypto"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import {
  encodeFullPicture,
  encodePicture,
  type EncodedPicture,
  type FullPicture,
  type PictureCut,
} from "./encode-picture.ts"
import { encodePanorama, type EncodedTiles } from "./encode-panorama.ts"
import { tileFile } from "./panorama-tiles.ts"

export const pictureFile = (id: string, hash: string, width: number): string =>
  `pictures/${id}-${hash}/${width}.webp`

/** A picture as large as it came, for who has bought it: no public address leads to it. */
export const fullPictureFile = (id: string, hash: string): string => `pictures/${id}-${hash}/full.webp`

export interface WrittenPicture {
  readonly id: string
  readonly hash: string
  readonly encoded: EncodedPicture
  /** Null where the largest public file is as large as what came, or where nobody will want it. */
  readonly full: FullPicture | null
  /** Null for what is no panorama, and where its largest file shows all of it. */
  readonly tiles: EncodedTiles | null
}

/** The names of all its files. */
export const filesOfWritten = ({ id, hash, encoded, full, tiles }: WrittenPicture): string[] => [
  ...encoded.files.map(({ width }) => pictureFile(id, hash, width)),
  ...(full ? [fullPictureFile(id, hash)] : []),
  ...(tiles?.files ?? []).map(({ name }) => tileFile(id, hash, name)),
]

/** What they take together. */
export const bytesOfWritten = ({ encoded, full, tiles }: WrittenPicture): number =>
  [...encoded.files, ...(full ? [full] : []), ...(tiles?.files ?? [])].reduce(
    (sum, { content }) => sum + content.length,
    0,
  )

/**
 * Keeps a picture: encoded anew as WebP in every width it reaches, without metadata, with a blurred placeholder.
 * Files come first, the row last, so that a row never names files that are not there. Returns its id.
 */
export async function storePicture(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
  cut?: PictureCut,
  { keepsFull = false }: Keeping = {},
): Promise<string> {
  const written = await writePicture(files, source, cut, { keepsFull })
  await insertPicture(db, written, { hidden: false })
  return written.id
}

interface Keeping {
  /** Also as large as it came: of works, whose buyers get them so. */
  readonly keepsFull?: boolean
}

/** Encodes a picture and writes its files. Without a row they are gone after a day. */
export async function writePicture(
  files: FileStore,
  source: Uint8Array,
  cut?: PictureCut,
  { keepsFull = false }: Keeping = {},
): Promise<WrittenPicture> {
  const encoded = await encodePicture(source, cut)
  const id = newId()
  const hash = hashOf(source, cut)
  for (const { width, content } of encoded.files) await files.write(pictureFile(id, hash, width), content)
  const full = keepsFull ? await encodeFullPicture(source, encoded.width, cut) : null
  if (full) await files.write(fullPictureFile(id, hash), full.content)
  return { id, hash, encoded, full, tiles: null }
}

const hashOf = (source: Uint8Array, cut?: PictureCut): string =>
  createHash("sha256")
    .update(source)
    .update(JSON.stringify(cut ?? null))
    .digest("hex")
    .slice(0, 16)

/** Tiles that are written at the same time: there are up to 160, and a bucket is far away. */
const tilesAtOnce = 8

/** Encodes a panorama and writes its files, its tiles among them. Throws `panoramaShape`. */
export async function writePanorama(
  files: FileStore,
  source: Uint8Array,
  { keepsFull = false }: Keeping = {},
): Promise<WrittenPicture> {
  const { tiles, ...encoded } = await encodePanorama(source)
  const id = newId()
  const hash = hashOf(source)
  for (const { width, content } of encoded.files) await files.write(pictureFile(id, hash, width), content)
  const queue = (tiles?.files ?? []).values()
  const worker = async (): Promise<void> => {
    for (const { name, content } of queue) await files.write(tileFile(id, hash, name), content)
  }
  await Promise.all(Array.from({ length: tilesAtOnce }, worker))
  const full = keepsFull ? await encodeFullPicture(source, encoded.width) : null
  if (full) await files.write(fullPictureFile(id, hash), full.content)
  return { id, hash, encoded, full, tiles }
}

/** Keeps a panorama that everybody may see. Returns its id. */
export async function storePanorama(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
): Promise<string> {
  const written = await writePanorama(files, source)
  await insertPicture(db, written, { hidden: false })
  return written.id
}

export async function insertPicture(
  db: Kysely<DB> | Transaction<DB>,
  { id, hash, encoded: { width, height, placeholder, files }, full, tiles }: WrittenPicture,
  { hidden }: { readonly hidden: boolean },
): Promise<void> {
  const widths = files.map((file) => file.width)
  await db
    .insertInto("picture")
    .values({
      id,
      hash,
      width,
      height,
      widths,
      placeholder,
      hidden,
      full_width: full?.width ?? null,
      full_height: full?.height ?? null,
      tile_size: tiles?.size ?? null,
      tile_columns: tiles?.columns ?? null,
    })
    .execute()
}

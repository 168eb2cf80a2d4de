import { createHash } from "node:crypto"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import { encodePublic, encodePublicPanorama, type PictureOwner } from "./encode-in-process.ts"
import type { PictureCut } from "./encode-picture.ts"
import type { EncodedPublic } from "./encode-work.ts"
import { tileFile } from "./panorama-tiles.ts"
import { fullPictureFile, originalFile, pictureFile } from "./picture-files.ts"

export interface WrittenPicture extends EncodedPublic {
  readonly id: string
  readonly hash: string
}

/** The names of all its files. */
export const filesOfWritten = ({ id, hash, encoded, full, original, tiles }: WrittenPicture): string[] => [
  ...encoded.files.map(({ width }) => pictureFile(id, hash, width)),
  ...(full ? [fullPictureFile(id, hash)] : []),
  ...(original ? [originalFile(id, hash, original.format)] : []),
  ...(tiles?.files ?? []).map(({ name }) => tileFile(id, hash, name)),
]

/** What they take together. */
export const bytesOfWritten = ({ encoded, full, original, tiles }: WrittenPicture): number =>
  [...encoded.files, full, original, ...(tiles?.files ?? [])].reduce(
    (sum, file) => sum + (file?.content.length ?? 0),
    0,
  )

/**
 * Stores a picture that comes with the program: re-encoded as WebP in every width up to its own, without
 * metadata, with a blurred placeholder. One that is a WebP of its largest width stays as it is. Files come first, the
 * row last, so a row never names missing files. Returns its id.
 */
export async function storePicture(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
  cut?: PictureCut,
  { keepsFull = false }: Keeping = {},
): Promise<string> {
  const written = await writePicture(files, source, { owner: null, cut, keepsFull, isOurs: true })
  await insertPicture(db, written, { hidden: false })
  return written.id
}

interface Keeping {
  readonly keepsFull?: boolean
}

interface Writing {
  readonly owner: PictureOwner
  readonly cut?: PictureCut | undefined
  /** Also in its original size: for pictures of works, which buyers get. */
  readonly keepsFull?: boolean
  /** Only for files of our own: what strangers send is encoded anew, and as small as may be. */
  readonly isOurs?: boolean
}

/** Encodes a picture and writes its files. Without a row a job deletes them after a day. */
export async function writePicture(
  files: FileStore,
  source: Uint8Array,
  { owner, cut, keepsFull = false, isOurs = false }: Writing,
): Promise<WrittenPicture> {
  const encoded = await encodePublic(owner, source, { cut, keepsFull, isOurs })
  return writeEncoded(files, { id: newId(), hash: hashOf(source, cut), ...encoded })
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
  { owner, keepsFull = false, isOurs = false }: Omit<Writing, "cut">,
): Promise<WrittenPicture> {
  const encoded = await encodePublicPanorama(owner, source, { keepsFull, isOurs })
  return writeEncoded(files, { id: newId(), hash: hashOf(source), ...encoded })
}

/** All of them, or none: there may be no space for the last. */
export async function writeEncoded(files: FileStore, written: WrittenPicture): Promise<WrittenPicture> {
  const { id, hash, encoded, full, original, tiles } = written
  try {
    for (const { width, content } of encoded.files) await files.write(pictureFile(id, hash, width), content)
    const queue = (tiles?.files ?? []).values()
    const worker = async (): Promise<void> => {
      for (const { name, content } of queue) await files.write(tileFile(id, hash, name), content)
    }
    // When one fails, wait for the others, so that none is written after the deletion.
    const ends = await Promise.allSettled(Array.from({ length: tilesAtOnce }, worker))
    for (const end of ends) if (end.status === "rejected") throw end.reason
    if (full) await files.write(fullPictureFile(id, hash), full.content)
    if (original) await files.write(originalFile(id, hash, original.format), original.content)
    return written
  } catch (error) {
    await dropWritten(files, written)
    throw error
  }
}

/** Deletes the files of a picture that gets no row. */
export async function dropWritten(files: FileStore, written: WrittenPicture): Promise<void> {
  for (const name of filesOfWritten(written)) await files.delete(name).catch(() => {})
}

/** Stores a panorama that comes with the program. Returns its id. */
export async function storePanorama(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
): Promise<string> {
  const written = await writePanorama(files, source, { owner: null, isOurs: true })
  await insertPicture(db, written, { hidden: false })
  return written.id
}

export async function insertPicture(
  db: Kysely<DB> | Transaction<DB>,
  { id, hash, encoded: { width, height, placeholder, files }, full, original, tiles }: WrittenPicture,
  { hidden }: { readonly hidden: boolean },
): Promise<void> {
  const widths = files.map((file) => file.width)
  // Of its largest file, where the public has none of that size.
  const largest = full ?? (original && original.width > width ? original : null)
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
      full_width: largest?.width ?? null,
      full_height: largest?.height ?? null,
      original: original?.format ?? null,
      tile_size: tiles?.size ?? null,
      tile_columns: tiles?.columns ?? null,
    })
    .execute()
}

import { createHash } from "node:crypto"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import { encodePicture, type EncodedPicture, type PictureCut } from "./encode-picture.ts"

export const pictureFile = (id: string, hash: string, width: number): string =>
  `pictures/${id}-${hash}/${width}.webp`

export interface WrittenPicture {
  readonly id: string
  readonly hash: string
  readonly encoded: EncodedPicture
}

/**
 * Keeps a picture: encoded anew as WebP in every width it reaches, without metadata, with a blurred placeholder.
 * Files come first, the row last, so that a row never names files that are not there. Returns its id.
 */
export async function storePicture(
  { db, files }: { db: Kysely<DB> | Transaction<DB>; files: FileStore },
  source: Uint8Array,
  cut?: PictureCut,
): Promise<string> {
  const written = await writePicture(files, source, cut)
  await insertPicture(db, written, { hidden: false })
  return written.id
}

/** Encodes a picture and writes its files. Without a row they are gone after a day. */
export async function writePicture(
  files: FileStore,
  source: Uint8Array,
  cut?: PictureCut,
): Promise<WrittenPicture> {
  const encoded = await encodePicture(source, cut)
  const id = newId()
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify(cut ?? null))
    .digest("hex")
    .slice(0, 16)
  for (const { width, content } of encoded.files) await files.write(pictureFile(id, hash, width), content)
  return { id, hash, encoded }
}

export async function insertPicture(
  db: Kysely<DB> | Transaction<DB>,
  { id, hash, encoded: { width, height, placeholder, files } }: WrittenPicture,
  { hidden }: { readonly hidden: boolean },
): Promise<void> {
  const widths = files.map((file) => file.width)
  await db.insertInto("picture").values({ id, hash, width, height, widths, placeholder, hidden }).execute()
}

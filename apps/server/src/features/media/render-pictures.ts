import { createHash } from "node:crypto"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import { encodeRenderTile, encodeTiledPicture, shrinkRenderTile } from "./encode-in-process.ts"
import type { TiledPicture } from "./encode-tiled.ts"
import { privateFile } from "./private-files.ts"
import { dropWritten, insertPicture, writeEncoded, type WrittenPicture } from "./store-picture.ts"

interface Size {
  readonly width: number
  readonly height: number
}

export interface WrittenTile extends Size {
  readonly id: string
  readonly bytes: number
}

/**
 * Checks a tile by decoding it and writes its file; without a row a job deletes it after a day. Throws `renderTileSize`,
 * `pictureUnreadable`, `pictureTooComplex`, and `unavailable` when too many wait.
 */
export async function writeTile(
  files: FileStore,
  owner: string | null,
  { source, ...size }: Size & { readonly source: Uint8Array },
): Promise<WrittenTile> {
  const content = await encodeRenderTile(owner, source, size)
  const id = newId()
  await files.write(privateFile(id), content)
  return { id, ...size, bytes: content.length }
}

/** Gives a written tile its row. */
export async function insertTile(tx: Transaction<DB>, { id, width, height }: WrittenTile): Promise<void> {
  await tx.insertInto("private_file").values({ id, width, height }).execute()
}

/** Deletes the file of a tile that gets no row. */
export const dropTile = (files: FileStore, { id }: WrittenTile): Promise<void> =>
  files.delete(privateFile(id)).catch(() => {})

/** No picture for viewers is wider (px): beyond it the tiles themselves are what one has. */
const mostWidth = 8_192

interface StoredTile {
  readonly fileId: string
  readonly left: number
  readonly top: number
}

/**
 * Makes the picture of a render from its stored tiles and writes its files, a panorama wider than 8192 px in a smaller size. Throws
 * where a tile is gone.
 */
export async function writeTiled(
  files: FileStore,
  owner: string | null,
  wanted: Size & { readonly isPanorama: boolean; readonly tiles: readonly StoredTile[] },
): Promise<WrittenPicture> {
  const times = Math.ceil(wanted.width / mostWidth)
  const hash = createHash("sha256")
  const tiles: { left: number; top: number; content: Uint8Array }[] = []
  for (const { fileId, left, top } of wanted.tiles) {
    const stored = await files.read(privateFile(fileId))
    if (!stored) throw new Error(`the tile ${fileId} of a render is gone`)
    hash.update(stored)
    const content = times === 1 ? stored : await shrinkRenderTile(owner, stored, times)
    tiles.push({ left: left / times, top: top / times, content })
  }
  const picture: TiledPicture = {
    width: wanted.width / times,
    height: wanted.height / times,
    isPanorama: wanted.isPanorama,
    tiles,
  }
  const encoded = await encodeTiledPicture(owner, picture)
  return writeEncoded(files, { id: newId(), hash: hash.digest("hex").slice(0, 16), ...encoded })
}

/** Gives a written picture its row; nobody sees it until it is shown. */
export const insertTiled = (tx: Transaction<DB>, written: WrittenPicture): Promise<void> =>
  insertPicture(tx, written, { hidden: true })

export { dropWritten as dropTiled }

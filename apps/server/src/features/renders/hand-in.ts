import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { deletePrivateFile, dropTile, insertTile, recordGone, writeTile } from "../media/media.public.ts"
import { partFile } from "./drop-files.ts"
import { leaseFrom } from "./lease-render.ts"
import {
  findRender,
  handedTilesOf,
  lockRender,
  refuseWithoutLease,
  sortOfRow,
  type OwnRender,
} from "./render-row.ts"
import { completeRender } from "./settle-render.ts"

interface HandedIn {
  readonly lease: string
  /** Of the tile or part. */
  readonly at: number
  readonly content: Uint8Array
}

/**
 * Stores a tile of a still or panorama, or the poster of a video; again replaces it. With the last tile of a picture the unit is spent.
 * Gives which are stored. Throws
 * `notFound`, `renderSettled`, `renderLeaseLost`, `renderTileSize`, `pictureUnreadable`, `pictureTooComplex`.
 */
export async function addTile(
  services: Services,
  own: OwnRender,
  { lease, at, content: source }: HandedIn,
): Promise<number[]> {
  const { database, files, clock } = services
  const before = await findRender(database.db, own)
  refuseWithoutLease(before, lease)
  const tiles = handedTilesOf(before)
  const tile = tiles[at]
  if (!tile) throw new AppError("notFound")
  const { width, height } = tile
  const written = await writeTile(files, own.accountId, { source, width, height }).catch((error: unknown) => {
    if (error instanceof AppError && error.appErrorName === "renderTileSize")
      throw new AppError("renderTileSize", { values: { width, height } })
    throw error
  })
  try {
    return await inTransaction(services, async (tx) => {
      const row = await lockRender(tx, own)
      refuseWithoutLease(row, lease)
      const old = await tx
        .deleteFrom("render_tile")
        .where("render_id", "=", row.id)
        .where("tile", "=", at)
        .returning("file_id")
        .executeTakeFirst()
      if (old) await deletePrivateFile(tx, old.file_id)
      await insertTile(tx, written)
      await tx
        .insertInto("render_tile")
        .values({ render_id: row.id, tile: at, file_id: written.id, bytes: written.bytes })
        .execute()
      await tx.updateTable("render").set(leaseFrom(clock.now())).where("id", "=", row.id).execute()
      const stored = await listStored(tx, row.id)
      // A video is complete when its file is.
      if (sortOfRow(row) !== "video" && stored.length === tiles.length)
        await completeRender(tx, services, row)
      return stored
    })
  } catch (error) {
    await dropTile(files, written)
    throw error
  }
}

async function listStored(tx: Transaction<DB>, renderId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom("render_tile")
    .select("tile")
    .where("render_id", "=", renderId)
    .orderBy("tile")
    .execute()
  return rows.map(({ tile }) => tile)
}

/**
 * Stores a part of a video's file; again replaces it. Gives which are stored. Throws `notFound`, `renderSettled`, `renderLeaseLost`.
 */
export async function addPart(
  services: Services,
  own: OwnRender,
  { lease, at, content }: HandedIn,
): Promise<number[]> {
  const { database, files, clock } = services
  const before = await findRender(database.db, own)
  refuseWithoutLease(before, lease)
  if (sortOfRow(before) !== "video") throw new AppError("notFound")
  if (content.length === 0) throw new AppError("malformedBody")
  const fileId = newId()
  await files.write(partFile(fileId), content)
  try {
    return await runTransaction(database, async (tx) => {
      const row = await lockRender(tx, own)
      refuseWithoutLease(row, lease)
      const old = await tx
        .deleteFrom("render_part")
        .where("render_id", "=", row.id)
        .where("part", "=", at)
        .returning("file_id")
        .executeTakeFirst()
      if (old) await recordGone(tx, [partFile(old.file_id)])
      await tx
        .insertInto("render_part")
        .values({ render_id: row.id, part: at, file_id: fileId, bytes: content.length })
        .execute()
      await tx.updateTable("render").set(leaseFrom(clock.now())).where("id", "=", row.id).execute()
      const rows = await tx
        .selectFrom("render_part")
        .select("part")
        .where("render_id", "=", row.id)
        .orderBy("part")
        .execute()
      return rows.map(({ part }) => part)
    })
  } catch (error) {
    await files.delete(partFile(fileId)).catch(() => {})
    throw error
  }
}

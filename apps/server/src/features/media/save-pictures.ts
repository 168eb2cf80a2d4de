import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { OriginalFormat } from "./original-file.ts"
import { fullPictureFile, originalFile, pictureFile, plainHashOf, toOriginalFormat } from "./picture-files.ts"

/** Keeps pictures for good, because somebody bought them: deleting one from now on only hides it. */
export async function savePictures(tx: Transaction<DB>, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return
  // A kept one stays so. In one order, so that two calls with the same pictures cannot deadlock.
  const rows = await tx
    .selectFrom("picture")
    .select("id")
    .where("id", "in", pictureIds)
    .where("kept", "=", false)
    .orderBy("id")
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.updateTable("picture").set({ kept: true }).where("id", "in", ids).execute()
}

/** The sides (px) of pictures in their largest stored size, by id; deleted ones are left out. */
export async function readFullSizes(
  db: Kysely<DB>,
  pictureIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly width: number; readonly height: number }>> {
  if (pictureIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("picture")
    .select(["id", "width", "height", "full_width", "full_height"])
    .where("id", "in", pictureIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { width: row.full_width ?? row.width, height: row.full_height ?? row.height },
    ]),
  )
}

export interface PictureFile {
  readonly content: Uint8Array
  readonly format: OriginalFormat
}

/**
 * A picture, public or not, and never with a mark: as it was uploaded, else its largest stored file; or its smallest file.
 * Check access before. Null if it is gone.
 */
export async function readPictureFile(
  { database: { db }, files }: Pick<Services, "database" | "files">,
  pictureId: string,
  size: "full" | "small",
): Promise<PictureFile | null> {
  const row = await db
    .selectFrom("picture")
    .select(["hash", "plain_hash", "widths", "full_width", "original"])
    .where("id", "=", pictureId)
    .executeTakeFirst()
  if (!row) return null
  const hash = plainHashOf(row)
  const original = toOriginalFormat(row.original)
  const width = size === "full" ? Math.max(...row.widths) : Math.min(...row.widths)
  const [name, format] =
    size === "full" && original
      ? [originalFile(pictureId, hash, original), original]
      : size === "full" && row.full_width !== null
        ? [fullPictureFile(pictureId, hash), "webp" as const]
        : [pictureFile(pictureId, hash, width), "webp" as const]
  const content = await files.read(name)
  return content && { content, format }
}

import { uploadQuotaBytes, type UploadPurpose } from "@roomwright/contract/media/uploads"
import { sql, type Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"

/** Models are stored separately, but share the quota. */
export const modelPurpose = "model"
/** A model that a designer keeps for their own homes: counts for as long as it is there. */
export const ownPiecePurpose = "piece"

type Purpose = UploadPurpose | typeof modelPurpose | typeof ownPiecePurpose

/**
 * In use these belong to the account's products and works, which are limited themselves: they do not count.
 */
const onShow: readonly Purpose[] = ["product", "work", "panorama", "article", modelPurpose]

interface Sending {
  readonly accountId: string
  readonly purpose: Purpose
  readonly bytes: number
}

/** Reserves an arriving upload's place in its account's quota. Throws `storageFull`. */
export async function takePlace(
  { database }: Pick<Services, "database">,
  id: string,
  { accountId, purpose, bytes }: Sending,
): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    // Uploads of one account check the sum one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${accountId}`}, 0))`.execute(tx)
    const { used } = await readTaken(tx, accountId)
    if (used + bytes > uploadQuotaBytes) throw new AppError("storageFull")
    await tx.insertInto("upload").values({ id, account_id: accountId, purpose, bytes }).execute()
  })
}

/** Bytes of an account's uploads that its quota counts, and those of its own 3D models among them. */
export async function readTaken(
  db: Kysely<DB>,
  accountId: string,
): Promise<{ readonly used: number; readonly models: number }> {
  const { used, models } = await db
    .selectFrom("upload")
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("bytes"), sql<number>`0`).as("used"),
      fn
        .coalesce(fn.sum<number>("bytes").filterWhere("purpose", "=", ownPiecePurpose), sql<number>`0`)
        .as("models"),
    ])
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("purpose", "not in", onShow)]))
    .executeTakeFirstOrThrow()
  return { used, models }
}

/** Releases the reservation. If this fails too, it expires after a day. */
export async function freePlace({ database }: Pick<Services, "database">, id: string): Promise<void> {
  await database.db
    .deleteFrom("upload")
    .where("id", "=", id)
    .execute()
    .catch(() => {})
}

import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { recordGone } from "./gone-files.ts"
import { modelFile, plainModelFile, sentModelFile } from "./model-files.ts"
import { modelPurpose } from "./upload-place.ts"

interface ModelClaim {
  readonly uploadId: string
  readonly accountId: string
}

/**
 * Claims a model of this account, in the transaction that starts to use it, and returns its id. It stays
 * hidden until its feature shows it (`showModels`). Throws `modelNotReady` while it is being made or after
 * that failed, `uploadGone` for a missing or used one, or another account's.
 */
export async function claimModel(tx: Transaction<DB>, { uploadId, accountId }: ModelClaim): Promise<string> {
  const claimed = await tx
    .updateTable("upload")
    .set(({ fn }) => ({ claimed_at: fn<Date>("now") }))
    .where("id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", modelPurpose)
    .where("claimed_at", "is", null)
    .returning("model_file_id")
    .executeTakeFirst()
  const id = claimed?.model_file_id
  if (!id) throw new AppError("uploadGone")
  const { state } = await tx
    .selectFrom("model_file")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  if (state !== "ready") throw new AppError("modelNotReady")
  return id
}

/** The model of an upload of this account that was already claimed, for a repeated call. Null if none. */
export async function findClaimedModel(
  tx: Transaction<DB>,
  { uploadId, accountId }: ModelClaim,
): Promise<string | null> {
  const row = await tx
    .selectFrom("upload")
    .select("model_file_id")
    .where("id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", modelPurpose)
    .where("claimed_at", "is not", null)
    .executeTakeFirst()
  return row?.model_file_id ?? null
}

/** Shows or hides models together with what they belong to; hidden ones are refused at once. */
export async function showModels(
  db: Kysely<DB> | Transaction<DB>,
  modelIds: readonly string[],
  shown: boolean,
): Promise<void> {
  if (modelIds.length === 0) return
  await db.updateTable("model_file").set({ hidden: !shown }).where("id", "in", modelIds).execute()
}

/**
 * Deletes a model with the rest of its upload, if it exists. Nothing may refer to it any more. Its files are
 * deleted after the commit.
 */
export async function deleteModel(tx: Transaction<DB>, modelId: string): Promise<void> {
  await tx.deleteFrom("upload").where("model_file_id", "=", modelId).execute()
  const row = await tx
    .deleteFrom("model_file")
    .where("id", "=", modelId)
    .returning(["id", "hash"])
    .executeTakeFirst()
  if (!row) return
  const made = row.hash ? [modelFile(row.id, row.hash), plainModelFile(row.id, row.hash)] : []
  await recordGone(tx, [sentModelFile(row.id), ...made])
}

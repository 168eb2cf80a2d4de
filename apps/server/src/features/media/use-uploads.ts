import type { UploadPurpose } from "@roomwright/contract/media/uploads"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { recordGone } from "./gone-files.ts"
import { privateFile } from "./private-files.ts"
import { markedFiles, plainFiles } from "./picture-files.ts"
import { showPictures } from "./show-pictures.ts"
import { deleteModel } from "./use-models.ts"

/** Unused uploads are deleted after this time. */
export const unclaimedHours = 24

interface Claim {
  readonly uploadId: string
  readonly accountId: string
  readonly purpose: UploadPurpose
}

/**
 * Claims an upload of this account, in the transaction that starts to use it. Returns the id of its picture,
 * or of its private file. An avatar is public from then on; other pictures stay hidden until their feature
 * shows what they belong to (`showPictures`). Throws `uploadGone` for a missing or used one, or another
 * account's.
 */
export async function claimUpload(
  tx: Transaction<DB>,
  { uploadId, accountId, purpose }: Claim,
): Promise<string> {
  const claimed = await tx
    .updateTable("upload")
    .set(({ fn }) => ({ claimed_at: fn<Date>("now") }))
    .where("id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("claimed_at", "is", null)
    .returning(["picture_id", "private_file_id"])
    .executeTakeFirst()
  const id = claimed?.picture_id ?? claimed?.private_file_id
  if (!id) throw new AppError("uploadGone")
  if (purpose === "avatar") await showPictures(tx, [id], true)
  return id
}

/** The picture of an upload of this account that was already claimed, for a repeated call. Null if none. */
export async function findClaimedPicture(
  tx: Transaction<DB>,
  { uploadId, accountId, purpose }: Claim,
): Promise<string | null> {
  const row = await tx
    .selectFrom("upload")
    .select("picture_id")
    .where("id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("claimed_at", "is not", null)
    .executeTakeFirst()
  return row?.picture_id ?? null
}

/**
 * The content of an unused private upload of this account, for checks before its feature claims it. Throws
 * `uploadGone` as `claimUpload` does.
 */
export async function readUpload(
  { database: { db }, files }: Pick<Services, "database" | "files">,
  { uploadId, accountId, purpose }: Claim,
): Promise<Uint8Array> {
  const row = await db
    .selectFrom("upload")
    .select("private_file_id")
    .where("id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("claimed_at", "is", null)
    .executeTakeFirst()
  const content = row?.private_file_id ? await files.read(privateFile(row.private_file_id)) : null
  if (!content) throw new AppError("uploadGone")
  return content
}

/**
 * Deletes a picture with the rest of its upload, if it exists. Nothing may refer to it any more. Its files
 * are deleted after the commit. A picture that is kept for good (`savePictures`) is hidden instead.
 */
export async function deletePicture(tx: Transaction<DB>, pictureId: string): Promise<void> {
  await tx.deleteFrom("upload").where("picture_id", "=", pictureId).execute()
  await tx
    .updateTable("picture")
    .set({ hidden: true })
    .where("id", "=", pictureId)
    .where("kept", "=", true)
    .execute()
  const row = await tx
    .deleteFrom("picture")
    .where("id", "=", pictureId)
    .where("kept", "=", false)
    .returningAll()
    .executeTakeFirst()
  if (row) await recordGone(tx, [...plainFiles(row, row.id), ...markedFiles(row)])
}

/** The same for a private file. */
export async function deletePrivateFile(tx: Transaction<DB>, fileId: string): Promise<void> {
  await tx.deleteFrom("upload").where("private_file_id", "=", fileId).execute()
  const row = await tx.deleteFrom("private_file").where("id", "=", fileId).returning("id").executeTakeFirst()
  if (row) await recordGone(tx, [privateFile(row.id)])
}

/** Deletes an erased account's unused uploads. */
export async function deleteUnclaimedUploads(tx: Transaction<DB>, accountId: string): Promise<void> {
  const uploads = await tx
    .selectFrom("upload")
    .select(["id", "picture_id", "private_file_id", "model_file_id"])
    .where("account_id", "=", accountId)
    .where("claimed_at", "is", null)
    .forUpdate()
    .execute()
  for (const upload of uploads) await deleteUpload(tx, upload)
}

interface UploadRow {
  readonly id: string
  readonly picture_id: string | null
  readonly private_file_id: string | null
  readonly model_file_id: string | null
}

/** Deletes an unused upload with its content. */
export async function deleteUpload(tx: Transaction<DB>, upload: UploadRow): Promise<void> {
  await tx.deleteFrom("upload").where("id", "=", upload.id).execute()
  if (upload.picture_id !== null) await deletePicture(tx, upload.picture_id)
  if (upload.private_file_id !== null) await deletePrivateFile(tx, upload.private_file_id)
  if (upload.model_file_id !== null) await deleteModel(tx, upload.model_file_id)
}

import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { ExportedFile, PersonalData } from "../../platform/personal-data.ts"
import { modelFile, sentModelFile } from "./model-files.ts"
import { privateFile } from "./private-files.ts"
import { originalFile, pictureFile, toOriginalFormat } from "./picture-files.ts"
import { deleteUnclaimedUploads } from "./use-uploads.ts"

/** A person's uploads. Pictures in use are erased with the features that use them. */
export const uploadData: PersonalData = {
  name: "uploads",
  async export(db, accountId) {
    const uploads = await readUploads(db, accountId)
    return uploads.map(({ purpose, bytes, created_at, claimed_at, file }) => ({
      purpose,
      bytes,
      created_at,
      /** Since when it is used. */
      used_since: claimed_at,
      file: file?.name ?? null,
    }))
  },
  async exportFiles(db, accountId) {
    return (await readUploads(db, accountId)).flatMap(({ file }) => (file ? [file] : []))
  },
  erase: (tx, accountId) => deleteUnclaimedUploads(tx, accountId),
}

async function readUploads(db: Kysely<DB>, accountId: string) {
  const rows = await db
    .selectFrom("upload")
    .leftJoin("picture", "picture.id", "upload.picture_id")
    .leftJoin("model_file as m", "m.id", "upload.model_file_id")
    .select(["m.hash as model_hash", "m.state as model_state", "model_file_id"])
    .select(["upload.id", "purpose", "upload.bytes", "upload.created_at", "claimed_at"])
    .select(["private_file_id", "picture_id", "picture.widths", "picture.original"])
    .select(({ fn }) => fn.coalesce("picture.plain_hash", "picture.hash").as("hash"))
    .where("account_id", "=", accountId)
    .orderBy("upload.created_at")
    .orderBy("upload.id")
    .execute()
  return rows.map((row) => ({ ...row, file: fileOf(row) }))
}

interface StoredUpload {
  readonly id: string
  readonly purpose: string
  readonly private_file_id: string | null
  readonly picture_id: string | null
  readonly hash: string | null
  readonly widths: readonly number[] | null
  readonly original: string | null
  readonly model_file_id: string | null
  readonly model_hash: string | null
  readonly model_state: string | null
}

/** The largest file; null while the upload is arriving. */
function fileOf({ id, purpose, ...kept }: StoredUpload): ExportedFile | null {
  const { private_file_id, picture_id, hash, widths, original, model_file_id, model_hash, model_state } = kept
  if (model_file_id !== null) {
    // A model that could not be converted is not stored.
    if (model_state === "failed") return null
    const stored = model_hash ? modelFile(model_file_id, model_hash) : sentModelFile(model_file_id)
    return { name: `${purpose}-${id}.glb`, stored }
  }
  const name = `${purpose}-${id}.webp`
  if (private_file_id !== null) return { name, stored: privateFile(private_file_id) }
  if (picture_id === null || hash === null || widths === null) return null
  const format = toOriginalFormat(original)
  if (format) return { name: `${purpose}-${id}.${format}`, stored: originalFile(picture_id, hash, format) }
  return { name, stored: pictureFile(picture_id, hash, Math.max(...widths)) }
}

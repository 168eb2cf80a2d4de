import type { Upload, UploadPurpose } from "@roomwright/contract/uploads"
import { uploadPurposes, uploadQuotaBytes } from "@roomwright/contract/uploads"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { encodePrivatePicture } from "./encode-picture.ts"
import { toOwnPicture } from "./own-picture.ts"
import { privateFile, signPrivateFile } from "./private-files.ts"
import {
  bytesOfWritten,
  filesOfWritten,
  insertPicture,
  writePanorama,
  writePicture,
} from "./store-picture.ts"

/** Of one account: many small pictures would pass the quota for long. */
const uploads: Limit = { name: "upload", most: 300, windowMs: 3_600_000 }

/** In use these are what the account offers, as many as its products and works may have: they take no place. */
const onShow: readonly UploadPurpose[] = ["product", "work", "panorama"]

interface SentPicture {
  readonly accountId: string
  readonly purpose: UploadPurpose
  readonly content: Uint8Array
}

type Kept = Omit<Upload, "id" | "purpose">

/**
 * Keeps a picture that an account sent, until something uses it. Its place in the quota is taken first, so that
 * many at once cannot pass it. Throws `storageFull`, `pictureUnreadable`, `panoramaShape`, `tooManyRequests`, and
 * `unavailable` when too many wait.
 */
export async function takeUpload(services: Services, sent: SentPicture): Promise<Upload> {
  const { config, database, clock } = services
  if (config.rateLimits) await countUse({ db: database.db, clock }, uploads, sent.accountId)
  const id = newId()
  await takePlace(services, id, sent)
  try {
    const kept = uploadPurposes[sent.purpose].isPrivate
      ? await keepPrivate(services, id, sent.content)
      : await keepPublic(services, id, sent)
    return { id, purpose: sent.purpose, ...kept }
  } catch (error) {
    // When this fails too the place is free after a day.
    await database.db
      .deleteFrom("upload")
      .where("id", "=", id)
      .execute()
      .catch(() => {})
    throw error
  }
}

async function takePlace({ database }: Services, id: string, sent: SentPicture): Promise<void> {
  const { accountId, purpose, content } = sent
  await database.db.transaction().execute(async (tx) => {
    // Uploads of one account look at the sum one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${accountId}`}, 0))`.execute(tx)
    const { taken } = await tx
      .selectFrom("upload")
      .select(({ fn }) => fn.coalesce(fn.sum<number>("bytes"), sql<number>`0`).as("taken"))
      .where("account_id", "=", accountId)
      .where((eb) => eb.or([eb("claimed_at", "is", null), eb("purpose", "not in", onShow)]))
      .executeTakeFirstOrThrow()
    if (taken + content.length > uploadQuotaBytes) throw new AppError("storageFull")
    await tx
      .insertInto("upload")
      .values({ id, account_id: accountId, purpose, bytes: content.length })
      .execute()
  })
}

async function keepPublic(services: Services, id: string, { content, purpose }: SentPicture): Promise<Kept> {
  const { database, files } = services
  const written = await (purpose === "panorama"
    ? writePanorama(files, content, { keepsFull: true })
    : writePicture(files, content, undefined, { keepsFull: purpose === "work" }))
  const { encoded, hash, id: pictureId } = written
  try {
    await database.db.transaction().execute(async (tx) => {
      await insertPicture(tx, written, { hidden: true })
      await finish(tx, id, { picture_id: pictureId, bytes: bytesOfWritten(written) })
    })
  } catch (error) {
    for (const name of filesOfWritten(written)) await files.delete(name).catch(() => {})
    throw error
  }
  const { width, height, placeholder } = encoded
  const { address, ...picture } = toOwnPicture(services, {
    hidden: true,
    pictureId,
    pictureHash: hash,
    pictureWidth: width,
    pictureHeight: height,
    pictureWidths: encoded.files.map((file) => file.width),
    picturePlaceholder: placeholder,
  })
  return { picture, address, width, height }
}

async function keepPrivate(services: Services, id: string, source: Uint8Array): Promise<Kept> {
  const { database, files } = services
  const { width, height, content } = await encodePrivatePicture(source)
  const fileId = newId()
  await files.write(privateFile(fileId), content)
  try {
    await database.db.transaction().execute(async (tx) => {
      await tx.insertInto("private_file").values({ id: fileId, width, height }).execute()
      await finish(tx, id, { private_file_id: fileId, bytes: content.length })
    })
  } catch (error) {
    await files.delete(privateFile(fileId)).catch(() => {})
    throw error
  }
  return { picture: null, address: signPrivateFile(services, fileId).address, width, height }
}

type Held = { picture_id: string; bytes: number } | { private_file_id: string; bytes: number }

async function finish(tx: Transaction<DB>, id: string, held: Held): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("upload")
    .set(held)
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  // The account was erased meanwhile.
  if (numUpdatedRows === 0n) throw new AppError("uploadGone")
}

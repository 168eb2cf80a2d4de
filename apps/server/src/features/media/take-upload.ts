import type { Upload, UploadPurpose } from "@roomwright/contract/media/uploads"
import { uploadPurposes } from "@roomwright/contract/media/uploads"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { encodePrivate } from "./encode-in-process.ts"
import { toOwnPicture } from "./own-picture.ts"
import { privateFile, signPrivateFile } from "./private-files.ts"
import {
  bytesOfWritten,
  filesOfWritten,
  insertPicture,
  writePanorama,
  writePicture,
} from "./store-picture.ts"
import { freePlace, takePlace } from "./upload-place.ts"

/** Per account: many small pictures would stay below the quota for long. */
const uploads: Limit = { name: "upload", most: 300, windowMs: 3_600_000 }

interface SentPicture {
  readonly accountId: string
  readonly purpose: UploadPurpose
  readonly content: Uint8Array
}

type Kept = Omit<Upload, "id" | "purpose">

/**
 * Stores an uploaded picture until something uses it. Reserves its quota first, so many at once cannot exceed
 * it. Throws `storageFull`, `pictureUnreadable`, `pictureTooComplex`, `panoramaShape`, `tooManyRequests`, and
 * `unavailable` when too many wait.
 */
export async function takeUpload(services: Services, sent: SentPicture): Promise<Upload> {
  const { config, database, clock } = services
  if (config.rateLimits) await countUse({ db: database.db, clock }, uploads, sent.accountId)
  const id = newId()
  const { accountId, purpose, content } = sent
  await takePlace(services, id, { accountId, purpose, bytes: content.length })
  try {
    const kept = uploadPurposes[sent.purpose].isPrivate
      ? await savePrivate(services, id, sent)
      : await savePublic(services, id, sent)
    return { id, purpose: sent.purpose, ...kept }
  } catch (error) {
    await freePlace(services, id)
    throw error
  }
}

async function savePublic(
  services: Services,
  id: string,
  { accountId: owner, content, purpose }: SentPicture,
): Promise<Kept> {
  const { database, files } = services
  const written = await (purpose === "panorama"
    ? writePanorama(files, content, { owner, keepsFull: true })
    : writePicture(files, content, { owner, keepsFull: purpose === "work" }))
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

async function savePrivate(
  services: Services,
  id: string,
  { accountId, content: source }: SentPicture,
): Promise<Kept> {
  const { database, files } = services
  const { width, height, content } = await encodePrivate(accountId, source)
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

import { UploadPurpose, type Upload } from "@roomwright/contract/media/uploads"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { toOwnPicture } from "./own-picture.ts"
import { pictureColumns } from "./picture-row.ts"
import { signPrivateFile } from "./private-files.ts"
import { modelPurpose } from "./upload-place.ts"

/** An upload of this account that nothing uses yet, with a fresh address. Throws `notFound`. */
export async function readWaitingUpload(
  services: Services,
  { uploadId, accountId }: { readonly uploadId: string; readonly accountId: string },
): Promise<Upload> {
  const { db } = services.database
  const row = await db
    .selectFrom("upload")
    .leftJoin("private_file as f", "f.id", "upload.private_file_id")
    .select(["upload.id", "purpose", "picture_id", "private_file_id", "f.width", "f.height"])
    .where("upload.id", "=", uploadId)
    .where("account_id", "=", accountId)
    .where("claimed_at", "is", null)
    .where("upload.purpose", "<>", modelPurpose)
    .executeTakeFirst()
  const purpose = row && z.parse(UploadPurpose, row.purpose)
  if (purpose && row.private_file_id !== null && row.width !== null && row.height !== null) {
    const { address } = signPrivateFile(services, row.private_file_id)
    return { id: row.id, purpose, picture: null, address, width: row.width, height: row.height }
  }
  const found = row?.picture_id
    ? await db
        .selectFrom("picture")
        .select([...pictureColumns, "picture.hidden"])
        .where("picture.id", "=", row.picture_id)
        .executeTakeFirst()
    : undefined
  // Without a picture it is still arriving.
  if (!row || !purpose || !found) throw new AppError("notFound")
  const { address, ...picture } = toOwnPicture(services, found)
  return {
    id: row.id,
    purpose,
    picture,
    address,
    width: found.pictureWidth,
    height: found.pictureHeight,
  }
}

import type { Upload } from "@roomwright/contract/media/uploads"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { copiedRow, copyPictureFiles } from "./copy-picture.ts"
import { toOwnPicture } from "./own-picture.ts"
import { plainHashOf } from "./picture-files.ts"
import { freePlace, takePlace } from "./upload-place.ts"

interface Copying {
  readonly accountId: string
  readonly pictureId: string
  readonly purpose: "work" | "panorama"
}

/**
 * Makes an upload of a picture that is there already, with files of its own: what uses it may outlive the picture. Throws `notFound`
 * where the picture is gone, and `storageFull`.
 */
export async function copyToUpload(
  services: Pick<Services, "config" | "clock" | "database" | "files">,
  { accountId, pictureId, purpose }: Copying,
): Promise<Upload> {
  const { database, files } = services
  const row = await database.db
    .selectFrom("picture")
    .selectAll()
    .where("id", "=", pictureId)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const id = newId()
  const copy = await copyPictureFiles(files, row)
  const { id: copyId, bytes } = copy
  try {
    await takePlace(services, id, { accountId, purpose, bytes })
    await database.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("picture")
        .values(copiedRow(row, copyId, { hidden: true }))
        .execute()
      const { numUpdatedRows } = await tx
        .updateTable("upload")
        .set({ picture_id: copyId, bytes })
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new AppError("uploadGone")
    })
  } catch (error) {
    await freePlace(services, id)
    await copy.drop()
    throw error
  }
  const { address, ...picture } = toOwnPicture(services, {
    hidden: true,
    pictureId: copyId,
    pictureHash: plainHashOf(row),
    pictureWidth: row.width,
    pictureHeight: row.height,
    pictureWidths: row.widths,
    picturePlaceholder: row.placeholder,
  })
  const { width, height } = row
  return { id, purpose, picture, address, width, height }
}

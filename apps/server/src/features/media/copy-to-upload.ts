import type { Upload } from "@roomwright/contract/media/uploads"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { toOwnPicture } from "./own-picture.ts"
import { levelsOfRow, tileFile, tileNames } from "./panorama-tiles.ts"
import { fullPictureFile, pictureFile } from "./store-picture.ts"
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
  const copyId = newId()
  const namesOf = (id: string): string[] => [
    ...row.widths.map((width) => pictureFile(id, row.hash, width)),
    ...(row.full_width === null ? [] : [fullPictureFile(id, row.hash)]),
    ...levelsOfRow(row)
      .flatMap(tileNames)
      .map((name) => tileFile(id, row.hash, name)),
  ]
  const id = newId()
  const copies = namesOf(copyId)
  let bytes = 0
  try {
    for (const [at, name] of namesOf(pictureId).entries()) {
      const content = await files.read(name)
      if (!content) throw new AppError("notFound")
      bytes += content.length
      await files.write(copies[at] ?? "", content)
    }
    await takePlace(services, id, { accountId, purpose, bytes })
    await database.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("picture")
        .values({ ...row, id: copyId, hidden: true, kept: false })
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
    for (const name of copies) await files.delete(name).catch(() => {})
    throw error
  }
  const { address, ...picture } = toOwnPicture(services, {
    hidden: true,
    pictureId: copyId,
    pictureHash: row.hash,
    pictureWidth: row.width,
    pictureHeight: row.height,
    pictureWidths: row.widths,
    picturePlaceholder: row.placeholder,
  })
  const { width, height } = row
  return { id, purpose, picture, address, width, height }
}

import { AppError } from "../../platform/app-error.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { plainFiles, plainHashOf, type PictureTableRow } from "./picture-files.ts"

/** Files of a picture under another id: without a row a job deletes them after a day. */
export interface CopiedFiles {
  readonly id: string
  readonly bytes: number
  drop(): Promise<void>
}

/** Copies all files of a picture, those without a mark. Throws `notFound` where one is gone. */
export async function copyPictureFiles(files: FileStore, row: PictureTableRow): Promise<CopiedFiles> {
  const id = newId()
  const copies = plainFiles(row, id)
  const drop = async (): Promise<void> => {
    for (const name of copies) await files.delete(name).catch(() => {})
  }
  let bytes = 0
  try {
    for (const [at, name] of plainFiles(row, row.id).entries()) {
      const content = await files.read(name)
      if (!content) throw new AppError("notFound")
      bytes += content.length
      await files.write(copies[at] ?? "", content)
    }
    return { id, bytes, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/** The row of such a copy: it carries no mark, whatever the picture does. */
export const copiedRow = (row: PictureTableRow, id: string, { hidden }: { readonly hidden: boolean }) => ({
  ...row,
  id,
  hash: plainHashOf(row),
  hidden,
  kept: false,
  mark: null,
  plain_hash: null,
  mark_made: false,
})

/** Makes another picture of one that is there already, for everybody: either may go without the other. Throws `notFound`. */
export async function copyPicture(
  {
    database: { db },
    files,
  }: Pick<Services, "files"> & { readonly database: Pick<Services["database"], "db"> },
  pictureId: string,
): Promise<string> {
  const row = await db.selectFrom("picture").selectAll().where("id", "=", pictureId).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const { id, drop } = await copyPictureFiles(files, row)
  try {
    await db
      .insertInto("picture")
      .values(copiedRow(row, id, { hidden: false }))
      .execute()
    return id
  } catch (error) {
    await drop()
    throw error
  }
}

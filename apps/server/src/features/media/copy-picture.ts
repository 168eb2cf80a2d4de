import type { Selectable } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { FileStore } from "../../platform/files/file-store.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { levelsOfRow, tileFile, tileNames } from "./panorama-tiles.ts"
import { fullPictureFile, pictureFile } from "./store-picture.ts"

type PictureRow = Selectable<DB["picture"]>

/** Files of a picture under another id: without a row a job deletes them after a day. */
export interface CopiedFiles {
  readonly id: string
  readonly bytes: number
  drop(): Promise<void>
}

/** Copies all files of a picture. Throws `notFound` where one is gone. */
export async function copyPictureFiles(files: FileStore, row: PictureRow): Promise<CopiedFiles> {
  const id = newId()
  const copies = namesOf(row, id)
  const drop = async (): Promise<void> => {
    for (const name of copies) await files.delete(name).catch(() => {})
  }
  let bytes = 0
  try {
    for (const [at, name] of namesOf(row, row.id).entries()) {
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

const namesOf = (row: PictureRow, id: string): string[] => [
  ...row.widths.map((width) => pictureFile(id, row.hash, width)),
  ...(row.full_width === null ? [] : [fullPictureFile(id, row.hash)]),
  ...levelsOfRow(row)
    .flatMap(tileNames)
    .map((name) => tileFile(id, row.hash, name)),
]

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
      .values({ ...row, id, hidden: false, kept: false })
      .execute()
    return id
  } catch (error) {
    await drop()
    throw error
  }
}

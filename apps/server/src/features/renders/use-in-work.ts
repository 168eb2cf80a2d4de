import type { Upload } from "@roomwright/contract/media/uploads"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { copyToUpload } from "../media/media.public.ts"
import { findRender, sortOfRow, type OwnRender } from "./render-row.ts"

/**
 * Makes an upload of a finished picture, for the form of a work, and remembers whose render it is. Throws `notFound`,
 * `renderUnfinished`, `storageFull`.
 */
export async function useInWork(services: Services, own: OwnRender): Promise<Upload> {
  const { db } = services.database
  const row = await findRender(db, own)
  if (row.state !== "finished" || row.picture_id === null) throw new AppError("renderUnfinished")
  const upload = await copyToUpload(services, {
    accountId: own.accountId,
    pictureId: row.picture_id,
    purpose: sortOfRow(row) === "panorama" ? "panorama" : "work",
  })
  if (upload.picture !== null)
    await db.insertInto("render_use").values({ picture_id: upload.picture.id, render_id: row.id }).execute()
  return upload
}

import type { Upload } from "@roomwright/contract/media/uploads"
import { requestJob } from "../../jobs/request-job.ts"
import { AppError } from "../../platform/app-error.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
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
  const pictureId = upload.picture?.id
  if (pictureId !== undefined)
    await runTransaction(services.database, async (tx) => {
      await tx.insertInto("render_use").values({ picture_id: pictureId, render_id: row.id }).execute()
      await requestJob(tx, "tag-works")
    })
  return upload
}

import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import type { Services } from "../../platform/services.ts"
import { showPictures } from "../media/media.public.ts"
import { dropRender } from "./drop-files.ts"
import { isOpen, lockRender, type OwnRender } from "./render-row.ts"
import { endRender } from "./settle-render.ts"

/** Throws `notFound`. */
export async function renameRender(
  { database: { db } }: Pick<Services, "database">,
  { id, accountId }: OwnRender,
  name: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("render")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError("notFound")
}

/** Deletes a render with its files; an open one is cancelled before. Throws `notFound`. */
export async function deleteRender(services: Services, own: OwnRender): Promise<void> {
  await inTransaction(services, async (tx) => {
    const row = await lockRender(tx, own)
    if (isOpen(row)) await endRender(tx, services, row, { state: "cancelled" })
    await dropRender(tx, row)
  })
}

/** Lets everybody see a finished render, or nobody but for works that show it. Throws `notFound`, `renderUnfinished`. */
export async function shareRender(
  { database }: Pick<Services, "database">,
  own: OwnRender,
  isShared: boolean,
): Promise<void> {
  await runTransaction(database, async (tx) => {
    const row = await lockRender(tx, own)
    if (row.is_shared === isShared) return
    if (isShared && (row.state !== "finished" || row.kind === "real-time"))
      throw new AppError("renderUnfinished")
    await tx.updateTable("render").set({ is_shared: isShared }).where("id", "=", row.id).execute()
    if (row.picture_id !== null) await showPictures(tx, [row.picture_id], isShared)
  })
}

import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { dropTiled, insertTiled, writeTiled } from "../media/media.public.ts"
import { dropPieces } from "./drop-files.ts"
import { findRender, lockRender, refuseWithoutLease, sortOfRow, tilesOfRow } from "./render-row.ts"
import type { OwnRender, RenderRow } from "./render-row.ts"
import { finishVideo } from "./finish-video.ts"

/** Panoramas wider than that (px) keep their tiles: they are what is downloaded. */
export const wholeWidth = 8_192

interface Finishing {
  readonly lease: string
  readonly samplesDone: number
  /** Of a video. */
  readonly parts: number
}

/**
 * Puts together what was handed in and finishes a render; again changes nothing. Throws `notFound`, `renderSettled`, `renderLeaseLost`,
 * `renderIncomplete`, `renderVideoRefused`, and `unavailable` when too many pictures wait.
 */
export async function finishRender(
  services: Services,
  own: OwnRender,
  { lease, samplesDone, parts }: Finishing,
): Promise<void> {
  const row = await findRender(services.database.db, own)
  if (row.state === "finished") return
  refuseWithoutLease(row, lease)
  const holds = (locked: RenderRow): void => refuseWithoutLease(locked, lease)
  if (sortOfRow(row) === "video") return finishVideo(services, row, { parts, holds })
  if (sortOfRow(row) === "real-time") throw new AppError("renderSettled")
  return assemble(services, row, { samplesDone, holds })
}

/** Finishes a render whose tiles are all there and whose engine is gone. False where somebody else did. */
export async function finishForgotten(services: Services, id: string): Promise<boolean> {
  const row = await services.database.db
    .selectFrom("render")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst()
  if (!row || row.state !== "running" || row.complete_at === null) return false
  const holds = (locked: RenderRow): void => {
    if (locked.state !== "running" || locked.complete_at === null) throw new AppError("renderSettled")
  }
  await assemble(services, row, { samplesDone: Math.max(row.samples_done, 1), holds })
  return true
}

interface Assembling {
  readonly samplesDone: number
  /** Throws where it is not the caller's to finish any more. */
  readonly holds: (locked: RenderRow) => void
}

async function assemble(
  services: Services,
  row: RenderRow,
  { samplesDone, holds }: Assembling,
): Promise<void> {
  const { database, files, clock, notifications } = services
  const tiles = tilesOfRow(row)
  const stored = await database.db
    .selectFrom("render_tile")
    .select(["tile", "file_id"])
    .where("render_id", "=", row.id)
    .execute()
  const fileOf = new Map(stored.map(({ tile, file_id }) => [tile, file_id]))
  const placed = tiles.flatMap(({ left, top }, at) => {
    const fileId = fileOf.get(at)
    return fileId === undefined ? [] : [{ fileId, left, top }]
  })
  if (placed.length < tiles.length) throw new AppError("renderIncomplete")
  const { width, height } = row
  const written = await writeTiled(files, row.account_id, {
    width,
    height,
    isPanorama: sortOfRow(row) === "panorama",
    tiles: placed,
  })
  try {
    const isOurs = await inTransaction(services, async (tx) => {
      const locked = await lockRender(tx, { id: row.id, accountId: row.account_id })
      // Two windows of one lease, or the same call twice.
      if (locked.state === "finished") return false
      holds(locked)
      await insertTiled(tx, written)
      const isWhole = width <= wholeWidth
      const { bytes } = await tx
        .selectFrom("render_tile")
        .select(({ fn }) => fn.sum<number>("bytes").as("bytes"))
        .where("render_id", "=", row.id)
        .executeTakeFirstOrThrow()
      if (isWhole) await dropPieces(tx, row.id)
      await tx
        .updateTable("render")
        .set({
          state: "finished",
          finished_at: clock.now(),
          picture_id: written.id,
          bytes: isWhole ? (written.full?.content.length ?? 0) : bytes,
          progress: 1,
          samples_done: samplesDone,
          seconds_left: null,
          lease_until: null,
        })
        .where("id", "=", row.id)
        .execute()
      await notifications.write(tx, {
        accountId: row.account_id,
        type: "RENDER_FINISHED",
        values: { renderId: row.id, title: locked.name },
      })
      return true
    })
    if (!isOurs) await dropTiled(files, written)
  } catch (error) {
    await dropTiled(files, written)
    throw error
  }
}

import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { renderLimits } from "@roomwright/contract/renders/limits"
import type { Services } from "../../platform/services.ts"
import { dropTiled, insertTiled, recordGone, writeTiled } from "../media/media.public.ts"
import { measureVideo } from "./video/measure-video.ts"
import { dropTiles, partFile } from "./drop-files.ts"
import { lockRender, type RenderRow } from "./render-row.ts"
import { completeRender } from "./settle-render.ts"

interface Ending {
  readonly parts: number
  /** Throws where it is not the caller's to finish any more. */
  readonly holds: (locked: RenderRow) => void
}

/** The ordered and the made size may differ by so much (px): encoders want even sides. */
const tolerance = 2

/**
 * Finishes a video of so many parts: it must be one, of the ordered size, and no longer than a minute. Its parts stay its file, its tile
 * becomes its poster. Throws `renderIncomplete` and `renderVideoRefused`.
 */
export async function finishVideo(
  services: Services,
  row: RenderRow,
  { parts, holds }: Ending,
): Promise<void> {
  const { database, files, clock, notifications } = services
  const stored = await database.db
    .selectFrom("render_part")
    .select(["part", "file_id", "bytes"])
    .where("render_id", "=", row.id)
    .where("part", "<", parts)
    .orderBy("part")
    .execute()
  if (parts === 0 || stored.length < parts) throw new AppError("renderIncomplete")
  const found = await measureVideo(
    stored.map(({ file_id, bytes }) => ({
      bytes,
      async read() {
        const content = await files.read(partFile(file_id))
        if (!content) throw new AppError("renderIncomplete")
        return content
      },
    })),
  )
  const fits =
    found !== null &&
    Math.abs(found.width - row.width) <= tolerance &&
    Math.abs(found.height - row.height) <= tolerance &&
    found.seconds > 0 &&
    found.seconds <= renderLimits.seconds + 1
  if (!fits) throw new AppError("renderVideoRefused")
  const poster = await writePoster(services, row)
  const isUsed = await inTransaction(services, async (tx) => {
    const locked = await lockRender(tx, { id: row.id, accountId: row.account_id })
    if (locked.state === "finished") return false
    holds(locked)
    if (poster) await insertTiled(tx, poster)
    await dropTiles(tx, row.id)
    const present = await tx
      .selectFrom("render_part")
      .select(["part", "file_id"])
      .where("render_id", "=", row.id)
      .orderBy("part")
      .execute()
    const isSame = stored.every(({ file_id }, at) => present[at]?.file_id === file_id)
    // A part was handed in again meanwhile: it was not looked at.
    if (!isSame) throw new AppError("renderIncomplete")
    const more = present.filter(({ part }) => part >= parts)
    await tx.deleteFrom("render_part").where("render_id", "=", row.id).where("part", ">=", parts).execute()
    await recordGone(
      tx,
      more.map(({ file_id }) => partFile(file_id)),
    )
    await completeRender(tx, services, locked)
    await tx
      .updateTable("render")
      .set({
        state: "finished",
        finished_at: clock.now(),
        video_type: found.type,
        bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
        duration: found.seconds,
        picture_id: poster?.id ?? null,
        progress: 1,
        samples_done: row.samples,
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
  }).catch(async (error: unknown) => {
    if (poster) await dropTiled(files, poster)
    throw error
  })
  if (poster && !isUsed) await dropTiled(files, poster)
}

/** The picture of a video that stands for it while it is not played; null where none was handed in. */
async function writePoster({ database, files }: Services, row: RenderRow) {
  const tile = await database.db
    .selectFrom("render_tile")
    .select("file_id")
    .where("render_id", "=", row.id)
    .where("tile", "=", 0)
    .executeTakeFirst()
  if (!tile) return null
  return writeTiled(files, row.account_id, {
    width: row.width,
    height: row.height,
    isPanorama: false,
    tiles: [{ fileId: tile.file_id, left: 0, top: 0 }],
  })
}

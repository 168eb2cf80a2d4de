import type { Language } from "@roomwright/contract/language"
import type { WorkVideo } from "@roomwright/contract/renders/public-renders"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import { readWorkCards } from "../works/works.public.ts"

/** The videos whose posters a published work shows among its details. Throws `notFound` for a work that nobody may see. */
export async function listWorkVideos(
  db: Kysely<DB>,
  workId: string,
  language: Language,
): Promise<WorkVideo[]> {
  const [work] = await readWorkCards(db, [workId], language)
  if (!work) throw new AppError("notFound")
  const rows = await db
    .selectFrom("work_picture as wp")
    .innerJoin("render_use as u", "u.picture_id", "wp.picture_id")
    .innerJoin("render as r", "r.id", "u.render_id")
    .innerJoin("picture", "picture.id", "wp.picture_id")
    .select(["r.id as render_id", "r.name", "r.width as wide", "r.height as high", "r.duration"])
    .select(pictureColumns)
    .where("wp.work_id", "=", workId)
    .where("r.state", "=", "finished")
    .where("r.video_type", "is not", null)
    .orderBy("wp.position")
    .execute()
  const seen = new Set<string>()
  return rows.flatMap((row): WorkVideo[] => {
    const { render_id: id, name, wide: width, high: height, duration } = row
    if (seen.has(id) || duration === null) return []
    seen.add(id)
    return [{ id, name, width, height, duration, poster: toPicture(row) }]
  })
}

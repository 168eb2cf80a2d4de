import type { PublicRender } from "@roomwright/contract/renders/public-renders"
import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { foundPicture, levelsOfRow, pictureColumns, toPicture } from "../media/media.public.ts"
import { signRenderFile } from "./give-files.ts"
import { engineOf, kindOf } from "./render-row.ts"
import { proofOf } from "./show-renders.ts"

type Reading = Pick<Services, "database" | "config" | "clock">

/** A render that its owner shares or that a published work shows. Throws `notFound` for any other. */
export async function readPublicRender(services: Reading, id: string): Promise<PublicRender> {
  const { db } = services.database
  const row = await db
    .selectFrom("render as r")
    .innerJoin("account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select("a.nickname")
    .where("r.id", "=", id)
    .where("r.state", "=", "finished")
    .where("a.blocked_at", "is", null)
    .where("a.erased_at", "is", null)
    .executeTakeFirst()
  if (!row || row.finished_at === null) throw new AppError("notFound")
  const uses = await findUses(services, id)
  const shownId = row.is_shared ? row.picture_id : uses[0]?.picture_id
  if (!row.is_shared && uses.length === 0) throw new AppError("notFound")
  const picture = shownId
    ? await db
        .selectFrom("picture")
        .select(pictureColumns)
        .select(["tile_size", "tile_columns"])
        .where("id", "=", shownId)
        .executeTakeFirst()
    : undefined
  const shown = picture && foundPicture(picture)
  return {
    id,
    name: row.name,
    kind: kindOf(row),
    width: row.width,
    height: row.height,
    engine: engineOf(row),
    proof: proofOf(row),
    samples: row.samples_done,
    version: row.project_version,
    finishedAt: row.finished_at.toISOString(),
    owner: { nickname: row.nickname },
    duration: row.duration,
    picture: shown ? toPicture(shown) : null,
    levels: picture ? levelsOfRow(picture) : [],
    video: row.video_type === null ? null : signRenderFile(services, id).address,
    works: [...new Set(uses.map(({ work_id }) => work_id))],
  }
}

/** The published works that show a render, with their copies of its picture. */
async function findUses({ database: { db } }: Reading, renderId: string) {
  const { rows } = await sql<{ work_id: string; picture_id: string }>`
    select w.id as work_id, u.picture_id from render_use as u
    join (
      select id as work_id, main_picture_id as picture_id from work
      union select work_id, picture_id from work_picture
      union select work_id, picture_id from work_panorama
    ) as shown on shown.picture_id = u.picture_id
    join work as w on w.id = shown.work_id and w.shelved
    where u.render_id = ${renderId} order by w.id`.execute(db)
  return rows
}

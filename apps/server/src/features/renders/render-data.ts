import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { ExportedFile, PersonalData } from "../../platform/personal-data.ts"
import { returnQuota } from "../plans/plans.public.ts"
import { dropRender, partFile } from "./drop-files.ts"
import { isOpen } from "./render-row.ts"

const shown = [
  "id",
  "name",
  "kind",
  "shape",
  "width",
  "height",
  "engine",
  "state",
  "quota",
  "failure",
  "camera",
  "moment",
  "path",
  "project_id",
  "project_version",
  "samples_done",
  "duration",
  "is_shared",
  "created_at",
  "finished_at",
] as const

/** Somebody's renders: what was ordered and what came of it, with the pictures and videos. */
export const renderData: PersonalData = {
  name: "renders",
  async export(db, accountId) {
    const rows = await db
      .selectFrom("render")
      .select(shown)
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
    return rows.length > 0 ? rows : null
  },
  exportFiles: async (db, accountId) => [
    ...(await findPictures(db, accountId)),
    ...(await findParts(db, accountId)),
  ],
  async erase(tx, accountId) {
    const rows = await tx
      .selectFrom("render")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("id")
      .forUpdate()
      .execute()
    for (const row of rows) {
      if (isOpen(row) && row.quota === "reserved")
        await returnQuota(tx, row.reservation_id, "The account was erased.", new Date())
      await dropRender(tx, row)
    }
    await tx.deleteFrom("render_scene").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("render_return").where("account_id", "=", accountId).execute()
  },
}

async function findPictures(db: Kysely<DB>, accountId: string): Promise<ExportedFile[]> {
  const rows = await db
    .selectFrom("render as r")
    .innerJoin("picture as p", "p.id", "r.picture_id")
    .select(["r.id", "p.id as picture_id", "p.hash"])
    .where("r.account_id", "=", accountId)
    .where("p.full_width", "is not", null)
    .execute()
  return rows.map(({ id, picture_id, hash }) => ({
    name: `render-${id}.webp`,
    stored: `pictures/${picture_id}-${hash}/full.webp`,
  }))
}

/** A video in its parts: one after the other they are its file. */
async function findParts(db: Kysely<DB>, accountId: string): Promise<ExportedFile[]> {
  const rows = await db
    .selectFrom("render_part as p")
    .innerJoin("render as r", "r.id", "p.render_id")
    .select(["r.id", "r.video_type", "p.part", "p.file_id"])
    .where("r.account_id", "=", accountId)
    .where("r.state", "=", "finished")
    .orderBy("r.id")
    .orderBy("p.part")
    .execute()
  return rows.map(({ id, video_type, part, file_id }) => ({
    name: `render-${id}-${String(part + 1).padStart(2, "0")}.${video_type === "video/webm" ? "webm" : "mp4"}`,
    stored: partFile(file_id),
  }))
}

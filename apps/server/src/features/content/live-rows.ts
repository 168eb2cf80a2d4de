import { ContentTexts, type ContentPart } from "@roomwright/contract/content/admin"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** The live versions of one part. */
export const selectLive = (db: Kysely<DB>, part: ContentPart) =>
  db
    .selectFrom("content_item as i")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.item_id", "=", "i.id").onRef("v.revision", "=", "i.live_revision"),
    )
    .select(["i.id", "i.published_at", "i.live_at", "v.topic", "v.place", "v.texts", "v.cover_id"])
    .where("i.part", "=", part)
    .where("i.live_revision", "is not", null)

/** Texts as stored; also reads those of the previous release. */
export const readTexts = (stored: unknown): ContentTexts => ContentTexts.parse(stored)

import type { Picture } from "@roomwright/contract/media/picture"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"

/** The pictures of these accounts; those without one are left out. An avatar is public as soon as it is chosen. */
export async function readAvatars(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("account")
    .innerJoin("picture", "picture.id", "account.avatar_id")
    .select(["account.id as account_id", ...pictureColumns])
    .where("account.id", "in", ids)
    .where("account.erased_at", "is", null)
    .execute()
  return new Map(rows.map((row) => [row.account_id, toPicture(row)]))
}

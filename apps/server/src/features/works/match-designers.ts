import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readKeyword, type ReadKeyword } from "../../platform/read-keyword.ts"

/** Designers with published works, with the number of works and views. */
export const selectDesigners = (db: Kysely<DB>) =>
  db
    .with("shelf", (cte) =>
      cte
        .selectFrom("work")
        .select((eb) => [
          "designer_id",
          eb.fn.countAll<number>().as("work_count"),
          eb.fn.sum<number>("view_count").as("view_count"),
        ])
        .where("shelved", "=", true)
        .groupBy("designer_id"),
    )
    .selectFrom("designer_profile")
    .innerJoin("account", "account.id", "designer_profile.account_id")
    .innerJoin("shelf", "shelf.designer_id", "designer_profile.account_id")

export const readDesignerKeyword = async (
  db: Kysely<DB>,
  w: string | undefined,
): Promise<ReadKeyword | undefined> => (w ? readKeyword(db, "designer_spelling", w) : undefined)

export function matchesKeyword(keyword: ReadKeyword | undefined) {
  if (!keyword) return sql<boolean>`true`
  const { query } = keyword
  return query === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from designer_words where designer_words.designer_id = account.id and designer_words.words @@ ${query}::tsquery)`
}

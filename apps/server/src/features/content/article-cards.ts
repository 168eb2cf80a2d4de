import type { ArticleCard } from "@roomwright/contract/content/calls"
import type { Language, ShownText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { toTsQuery } from "../../platform/words.ts"
import { titleOf } from "./content-texts.ts"
import { readTexts } from "./live-rows.ts"
import { selectArticles, textOf, toCard } from "./read-articles.ts"

/** Cards of these articles in the order of the ids; unpublished ones are left out. */
export async function readArticleCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<ArticleCard[]> {
  if (ids.length === 0) return []
  const rows = await selectArticles(db).where("i.id", "in", ids).execute()
  const cards = new Map(rows.map((row) => [row.id, toCard(row, textOf(row, language))]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/**
 * The newest published articles that contain every word of a keyword, in any language; without one the
 * newest.
 */
export async function findArticleCards(
  db: Kysely<DB>,
  { w, most }: { readonly w?: string | undefined; readonly most: number },
  language: Language,
): Promise<ArticleCard[]> {
  const query = w === undefined || w === "" ? null : toTsQuery(w)
  if (w && query === null) return []
  const rows = await selectArticles(db)
    .$if(query === null, (found) => found.modifyFront(prepared))
    .$if(query !== null, (found) => found.where(sql<boolean>`i.words @@ ${query}::tsquery`))
    .orderBy("i.published_at", "desc")
    .orderBy("i.id", "desc")
    .limit(most)
    .execute()
  return rows.map((row) => toCard(row, textOf(row, language)))
}

/** The articles' titles in the back office, published or not; deleted ones are left out. */
export async function readArticleTitles(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ShownText>> {
  const rows = await db
    .selectFrom("content_item as i")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.item_id", "=", "i.id").onRef("v.revision", "=", "i.revision"),
    )
    .select(["i.id", "v.texts"])
    .where("i.part", "=", "article")
    .where("i.deleted_at", "is", null)
    .where("i.id", "in", ids)
    .execute()
  return new Map(rows.map(({ id, texts }) => [id, titleOf(readTexts(texts), language)]))
}

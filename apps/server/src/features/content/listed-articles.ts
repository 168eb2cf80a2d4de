import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns } from "../media/media.public.ts"
import { chooseText } from "./content-texts.ts"
import { readTexts, selectLive } from "./live-rows.ts"

/** A published article for engines, feeds and previews. */
export interface ListedArticle {
  readonly id: string
  readonly changedAt: Date
  readonly publishedAt: Date
  /** In the requested language, else in one that it has. */
  readonly title: string
  readonly summary: string
  readonly cover: { readonly id: string; readonly file: string } | null
}

/** Published articles, the newest first. */
export async function listListedArticles(
  db: Kysely<DB>,
  { most, language, id }: { readonly most: number; readonly language: Language; readonly id?: string },
): Promise<ListedArticle[]> {
  const rows = await selectLive(db, "article")
    .leftJoin("picture", (join) =>
      join.onRef("picture.id", "=", "v.cover_id").on("picture.hidden", "=", false),
    )
    .select([...pictureColumns])
    .$if(id !== undefined, (query) => query.where("i.id", "=", id ?? ""))
    .orderBy("i.published_at", "desc")
    .orderBy("i.id", "desc")
    .limit(most)
    .execute()
  return rows.flatMap((row) => {
    const chosen = chooseText(readTexts(row.texts), language)
    if (!chosen || !row.published_at) return []
    const { pictureId, pictureHash, pictureWidths } = row
    return [
      {
        id: row.id,
        changedAt: row.live_at ?? row.published_at,
        publishedAt: row.published_at,
        title: chosen.text.title,
        summary: chosen.text.summary,
        cover:
          pictureId === null || pictureHash === null || pictureWidths === null
            ? null
            : {
                id: pictureId,
                file: `/media/${pictureId}-${pictureHash}/${Math.max(...pictureWidths)}.webp`,
              },
      },
    ]
  })
}

import { ArticleTopic, type Article, type ArticleCard } from "@roomwright/contract/content/calls"
import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import { readShownPictures } from "./content-pictures.ts"
import { chooseText, minutesOf, type ChosenText } from "./content-texts.ts"
import { readTexts, selectLive } from "./live-rows.ts"
import { picturesIn, renderMarkdown } from "./render-markdown.ts"

const othersShown = 3

/** Published articles with what a card shows; callers add filter, order and page. */
export const selectArticles = (db: Kysely<DB>) =>
  selectLive(db, "article")
    .leftJoin("picture", "picture.id", "v.cover_id")
    .select([...pictureColumns, "picture.hidden"])

type ArticleRow = Awaited<ReturnType<ReturnType<typeof selectArticles>["execute"]>>[number]

/** The text that a reader gets. Publishing made sure that some language has one. */
export function textOf(row: Pick<ArticleRow, "id" | "texts">, language: Language): ChosenText {
  const chosen = chooseText(readTexts(row.texts), language)
  if (!chosen) throw new Error(`Article ${row.id} is shown in no language.`)
  return chosen
}

export function toCard(row: ArticleRow, chosen: ChosenText): ArticleCard {
  const { language, text } = chosen
  return {
    id: row.id,
    topic: z.parse(ArticleTopic, row.topic),
    title: { text: text.title, language },
    summary: { text: text.summary, language },
    cover: coverOf(row),
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    minutes: minutesOf(chosen),
  }
}

/** Columns of a join are null together, or not at all. */
function coverOf(row: ArticleRow): ArticleCard["cover"] {
  const { pictureId, pictureHash, pictureWidth, pictureHeight, pictureWidths, picturePlaceholder } = row
  if (
    pictureId === null ||
    pictureHash === null ||
    pictureWidth === null ||
    pictureHeight === null ||
    pictureWidths === null ||
    picturePlaceholder === null ||
    row.hidden
  )
    return null
  return toPicture({ pictureId, pictureHash, pictureWidth, pictureHeight, pictureWidths, picturePlaceholder })
}

interface ArticlesQuery {
  readonly page: number
  readonly size: number
  readonly topic?: ArticleTopic | undefined
}

/** One page of published articles, the newest first. */
export async function listArticles(
  db: Kysely<DB>,
  { page, size, topic }: ArticlesQuery,
  language: Language,
): Promise<PageOf<ArticleCard> & { content: ArticleCard[] }> {
  let found = selectArticles(db)
  let counted = selectLive(db, "article")
  if (topic !== undefined) {
    found = found.where("v.topic", "=", topic)
    counted = counted.where("v.topic", "=", topic)
  }
  const [rows, { total }] = await Promise.all([
    found
      .orderBy("i.published_at", "desc")
      .orderBy("i.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom(counted.as("articles"))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ])
  return {
    content: rows.map((row) => toCard(row, textOf(row, language))),
    page,
    size,
    totalElements: total,
  }
}

/** One article, with further ones. Throws `articleDeleted` for one that is not public (any more). */
export async function readArticle(db: Kysely<DB>, id: string, language: Language): Promise<Article> {
  const row = await selectArticles(db).where("i.id", "=", id).executeTakeFirst()
  if (!row) throw new AppError("articleDeleted")
  const chosen = textOf(row, language)
  const { body } = chosen.text
  const [pictureOf, others] = await Promise.all([
    readShownPictures(db, id, picturesIn(body)),
    selectArticles(db)
      .where("i.id", "!=", id)
      .orderBy((eb) => eb.case().when("v.topic", "=", row.topic).then(0).else(1).end())
      .orderBy("i.published_at", "desc")
      .orderBy("i.id", "desc")
      .limit(othersShown)
      .execute(),
  ])
  return {
    ...toCard(row, chosen),
    language: chosen.language,
    html: renderMarkdown(body, pictureOf),
    changedAt: (row.live_at ?? new Date(0)).toISOString(),
    others: others.map((other) => toCard(other, textOf(other, language))),
  }
}

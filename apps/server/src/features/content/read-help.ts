import { AnswerReader, type About, type Answer } from "@roomwright/contract/content"
import { answerReaders } from "@roomwright/contract/content-kinds"
import type { FoundPageOf } from "@roomwright/contract/envelope"
import { languages, type Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { isNamed, toTsQuery } from "../../platform/words.ts"
import { readShownPictures } from "./content-pictures.ts"
import { chooseText } from "./content-texts.ts"
import { readTexts, selectLive } from "./live-rows.ts"
import { picturesIn, renderMarkdown } from "./render-markdown.ts"

/** More answers than anybody reads on one page. */
const most = 500

/**
 * The answers of the help in their order. With a keyword those that hold every word of it, in any language; what has it
 * in the question comes first.
 */
export async function listAnswers(
  db: Kysely<DB>,
  w: string | undefined,
  language: Language,
): Promise<FoundPageOf<Answer> & { content: Answer[] }> {
  const keyword = w === undefined || w === "" ? null : w
  const query = keyword === null ? null : toTsQuery(keyword)
  if (keyword !== null && query === null) return { content: [], page: 0, size: most, totalElements: 0 }
  let found = selectLive(db, "answer")
  if (query !== null) found = found.where(sql<boolean>`i.words @@ ${query}::tsquery`)
  const rows = await found
    .orderBy(sql`array_position(${[...answerReaders]}::text[], v.topic)`)
    .orderBy("v.place")
    .orderBy("i.id")
    .limit(most)
    .execute()
  const answers = await Promise.all(
    rows.map(async (row) => {
      const texts = readTexts(row.texts)
      const chosen = chooseText(texts, language)
      if (!chosen) throw new Error(`Answer ${row.id} is shown in no language.`)
      const { text } = chosen
      const pictureOf = await readShownPictures(db, row.id, picturesIn(text.body))
      const titles = languages.flatMap((one) => texts[one]?.title ?? [])
      return {
        isAsked: keyword !== null && isNamed(titles, keyword),
        answer: {
          id: row.id,
          reader: z.parse(AnswerReader, row.topic),
          question: { text: text.title, language: chosen.language },
          html: renderMarkdown(text.body, pictureOf),
        },
      }
    }),
  )
  const content = [true, false].flatMap((wanted) =>
    answers.filter(({ isAsked }) => isAsked === wanted).map(({ answer }) => answer),
  )
  return { content, page: 0, size: most, totalElements: content.length }
}

/** The page about us. Throws `notFound` while it is not published. */
export async function readAbout(db: Kysely<DB>, language: Language): Promise<About> {
  const row = await selectLive(db, "about").executeTakeFirst()
  const chosen = row && chooseText(readTexts(row.texts), language)
  if (!row || !chosen) throw new AppError("notFound")
  const { text } = chosen
  const pictureOf = await readShownPictures(db, row.id, picturesIn(text.body))
  return {
    title: { text: text.title, language: chosen.language },
    summary: { text: text.summary, language: chosen.language },
    html: renderMarkdown(text.body, pictureOf),
    changedAt: (row.live_at ?? new Date(0)).toISOString(),
  }
}

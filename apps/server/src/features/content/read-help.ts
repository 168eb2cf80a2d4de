import { AnswerReader, type About, type Answer } from "@roomwright/contract/content/calls"
import { answerReaders } from "@roomwright/contract/content/kinds"
import type { FoundPageOf } from "@roomwright/contract/envelope"
import { languages, type Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { correctAmong } from "../../platform/correct-among.ts"
import { mayBeMistyped } from "../../platform/near-words.ts"
import { correctKeyword, isNamed, readLatinWords, toTsQuery, type Corrections } from "../../platform/words.ts"
import { readShownPictures } from "./content-pictures.ts"
import { chooseText } from "./content-texts.ts"
import { readTexts, selectLive } from "./live-rows.ts"
import { picturesIn, renderMarkdown } from "./render-markdown.ts"

/** More answers than anybody reads on one page. */
const most = 500

/**
 * The help answers in their order. With a keyword, those that contain every word of it, in any language;
 * matches in the question come first. Mistyped words are corrected.
 */
export async function listAnswers(
  db: Kysely<DB>,
  w: string | undefined,
  language: Language,
): Promise<FoundPageOf<Answer> & { content: Answer[] }> {
  const typed = w === undefined || w === "" ? null : w
  const corrections = typed === null ? new Map<string, never>() : await findCorrections(db, typed)
  const keyword = typed === null ? null : correctKeyword(typed, corrections)
  const query = typed === null ? null : toTsQuery(typed, corrections)
  if (typed !== null && query === null) return { content: [], page: 0, size: most, totalElements: 0 }
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
  const isCorrected = keyword !== null && keyword !== typed && content.length > 0
  return {
    content,
    page: 0,
    size: most,
    totalElements: content.length,
    ...(isCorrected ? { correctedTo: keyword } : {}),
  }
}

/** The correction, if the help has no such word: its words are few enough to compare with all of them. */
async function findCorrections(db: Kysely<DB>, keyword: string): Promise<Corrections> {
  if (!readLatinWords(keyword).some(({ word }) => mayBeMistyped(word))) return new Map()
  const { rows } = await sql<{ word: string }>`
    select distinct word from content_item, unnest(tsvector_to_array(words)) as word
    where part = 'answer' and live_revision is not null`.execute(db)
  return correctAmong(new Set(rows.map(({ word }) => word)), keyword)
}

/** The about page. Throws `notFound` while it is not published. */
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

import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { foundPageOf, pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language, ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"
import { answerReaders, articleTopics } from "./kinds.ts"

export const ArticleTopic = z.enum(articleTopics)
export type ArticleTopic = z.infer<typeof ArticleTopic>
export const AnswerReader = z.enum(answerReaders)
export type AnswerReader = z.infer<typeof AnswerReader>

export const ArticleCard = z.object({
  id: z.string(),
  topic: ArticleTopic,
  /** Title and summary are in one language. */
  title: ShownText,
  summary: ShownText,
  cover: z.nullable(Picture),
  publishedAt: z.string(),
  /** Reading time (minutes). */
  minutes: z.int(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** An article to read. The server makes `html` from its Markdown; nothing from a writer can run in it. */
export const Article = z.object({
  ...ArticleCard.shape,
  language: Language,
  html: z.string(),
  /** When the shown version was published. */
  changedAt: z.string(),
  /** Further articles, those of the same topic first. */
  others: z.array(ArticleCard),
})
export type Article = z.infer<typeof Article>

export const listArticles = get("/common/articles", {
  summary: "Published articles, the newest first.",
  access: "anyone",
  query: z.strictObject({ page: PageNumber, size: PageSize, topic: z.optional(ArticleTopic) }),
  data: pageOf(ArticleCard),
})

export const readArticle = get("/common/articles/{id}", {
  summary: "One article; an unpublished one is reported as deleted.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: Article,
  errors: ["articleDeleted"],
})

/** One answer of the help. */
export const Answer = z.object({
  id: z.string(),
  reader: AnswerReader,
  question: ShownText,
  html: z.string(),
})
export type Answer = z.infer<typeof Answer>

export const listAnswers = get("/common/answers", {
  summary:
    "The help answers by audience, in their order; with `w` those that contain every word of it, in any language.",
  access: "anyone",
  query: z.strictObject({ w: z.optional(Keyword) }),
  data: foundPageOf(Answer),
})

export const About = z.object({
  title: ShownText,
  summary: ShownText,
  html: z.string(),
  changedAt: z.string(),
})
export type About = z.infer<typeof About>

export const readAbout = get("/common/about", {
  summary: "The about page.",
  access: "anyone",
  data: About,
})

import * as z from "zod/mini"
import { lineOf } from "../accounts/fields.ts"
import { answerReaders, articleTopics, contentLimits, contentParts } from "./kinds.ts"
import { del, get, post, put, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { Id, Keyword, PageNumber, PageSize } from "../input-shapes.ts"
import { Language, ShownText } from "../language.ts"
import { OwnPicture } from "../media/picture.ts"

/** Who writes public content. */
const editors: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

export const ContentPart = z.enum(contentParts)
export type ContentPart = z.infer<typeof ContentPart>

/** The kinds for articles, answers and the about page. */
export const ContentTopic = z.enum([...articleTopics, ...answerReaders, "about"])
export type ContentTopic = z.infer<typeof ContentTopic>

/** Markdown as written; line breaks of any system, no other control characters. */
export const Markdown = z.pipe(
  z.string().check(z.maxLength(contentLimits.body * 4)),
  z.pipe(
    z.transform((text: string) => cleanMarkdown(text)),
    z.string().check(z.maxLength(contentLimits.body)),
  ),
)

function cleanMarkdown(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replaceAll(/[^\P{Cc}\n\t]/gu, " ")
    .trimEnd()
}

/** A text in one language: title (or question), summary, and body. Empty ones are not stored. */
export const ContentText = z.strictObject({
  title: lineOf(contentLimits.title),
  summary: lineOf(contentLimits.summary),
  body: Markdown,
})
export type ContentText = z.infer<typeof ContentText>

export const ContentTexts = z.strictObject({
  zh: z.optional(ContentText),
  en: z.optional(ContentText),
  vi: z.optional(ContentText),
})
export type ContentTexts = z.infer<typeof ContentTexts>

const fields = {
  topic: ContentTopic,
  /** The position among the answers for one audience. */
  place: z.int().check(z.minimum(0), z.maximum(contentLimits.placeMax)),
  texts: ContentTexts,
  /** A picture of the item, or of an upload in `uploads`. */
  cover: z.nullable(Id),
  /** Uploads for `article` that the texts or the cover refer to and that were not saved before. */
  uploads: z.array(Id).check(z.maxLength(contentLimits.uploads)),
}

/** The state: not shown (any more), scheduled, shown, or shown with newer unpublished text. */
export const contentStates = ["DRAFT", "SCHEDULED", "PUBLISHED", "CHANGED"] as const
export const ContentState = z.enum(contentStates)
export type ContentState = z.infer<typeof ContentState>

const Person = z.nullable(z.object({ id: z.string(), nickname: z.string() }))

export const ContentSummary = z.object({
  id: z.string(),
  part: ContentPart,
  topic: ContentTopic,
  place: z.int(),
  title: ShownText,
  /** The languages that it is written in. */
  languages: z.array(Language),
  state: ContentState,
  dueAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  savedAt: z.string(),
  /** Null for initial content, and for erased accounts. */
  savedBy: Person,
})
export type ContentSummary = z.infer<typeof ContentSummary>

/** One item in its newest version, for editing. */
export const Content = z.object({
  ...ContentSummary.shape,
  /** The newest version; a save names it. */
  revision: z.int(),
  liveRevision: z.nullable(z.int()),
  dueRevision: z.nullable(z.int()),
  texts: ContentTexts,
  cover: z.nullable(OwnPicture),
})
export type Content = z.infer<typeof Content>

export const ContentVersion = z.object({
  revision: z.int(),
  savedAt: z.string(),
  savedBy: Person,
  restoredFrom: z.nullable(z.int()),
  isLive: z.boolean(),
  title: ShownText,
  languages: z.array(Language),
})
export type ContentVersion = z.infer<typeof ContentVersion>

const one = z.object({ id: Id })
/** A moment in UTC, as `Date.toISOString` writes it. */
const Moment = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
    ),
  )
/** The newest version that the caller has seen; the call does nothing if there is a newer one. */
const Base = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const listContent = get("/admin/content", {
  summary: "Articles, answers or the about page, found by words of the live version or by their titles.",
  access: editors,
  query: z.strictObject({
    part: z._default(ContentPart, "article"),
    page: PageNumber,
    size: PageSize,
    w: z.optional(Keyword),
    state: z.optional(ContentState),
    topic: z.optional(ContentTopic),
    sort: z._default(z.enum(["changed", "oldest", "place"]), "changed"),
  }),
  data: pageOf(ContentSummary),
})

export const readContent = get("/admin/content/{id}", {
  summary: "One item for editing.",
  access: editors,
  params: one,
  data: Content,
})

export const addContent = post("/admin/content", {
  summary: "Creates an article or an answer as a draft; repeating the key returns the same one.",
  access: editors,
  body: z.strictObject({ part: z.enum(["article", "answer"]), key: Id, ...fields }),
  data: Content,
  errors: ["contentTooLarge", "uploadGone"],
})

export const saveContent = put("/admin/content/{id}", {
  summary: "Saves a new version. Readers see it when it is published.",
  access: editors,
  params: one,
  body: z.strictObject({ base: Base, ...fields }),
  data: Content,
  errors: ["contentChanged", "contentTooLarge", "uploadGone"],
})

export const previewContent = post("/admin/content-previews", {
  summary: "Turns Markdown into HTML, with pictures that only the caller can see so far.",
  access: editors,
  body: z.strictObject({ markdown: Markdown, item: z.optional(z.nullable(Id)) }),
  data: z.object({ html: z.string() }),
  errors: ["contentTooLarge"],
})

export const publishContent = post("/admin/content/{id}/publication", {
  summary: "Publishes the newest version now, or at a given time.",
  access: editors,
  params: one,
  body: z.strictObject({ base: Base, at: z.optional(z.nullable(Moment)) }),
  data: Content,
  errors: ["contentChanged", "contentUnwritten"],
})

export const withdrawContent = del("/admin/content/{id}/publication", {
  summary: "Cancels the schedule; without one, unpublishes the item. Its versions stay.",
  access: editors,
  params: one,
  data: Content,
})

export const deleteContent = del("/admin/content/{id}", {
  summary: "Deletes an article or an answer; the about page cannot be deleted.",
  access: editors,
  params: one,
  data: z.null(),
})

export const listContentVersions = get("/admin/content/{id}/versions", {
  summary: "The saved versions, the newest first.",
  access: editors,
  params: one,
  query: z.strictObject({ page: PageNumber, size: PageSize }),
  data: pageOf(ContentVersion),
})

export const readContentVersion = get("/admin/content/{id}/versions/{revision}", {
  summary: "One version as saved.",
  access: editors,
  params: z.object({ id: Id, revision: z.string().check(z.regex(/^[1-9]\d{0,6}$/)) }),
  data: z.object({ texts: ContentTexts, topic: ContentTopic, place: z.int() }),
})

export const restoreContent = post("/admin/content/{id}/restorations", {
  summary: "Makes a new version from an older one. Readers see it when it is published.",
  access: editors,
  params: one,
  body: z.strictObject({ base: Base, revision: Base }),
  data: Content,
  errors: ["contentChanged"],
})

import type {
  Content,
  ContentPart,
  ContentText,
  ContentTexts,
  ContentTopic,
} from "@roomwright/contract/content/admin"
import { languages, type Language } from "@roomwright/contract/language"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import { topicsOf } from "./content-names.ts"

/** A picture that was sent and is not saved yet. */
export interface SentPicture {
  readonly uploadId: string
  readonly picture: OwnPicture
}

/** What an editor has written. */
export interface ContentDraft {
  readonly topic: ContentTopic
  readonly place: string
  readonly texts: Readonly<Record<Language, ContentText>>
  readonly cover: OwnPicture | null
  readonly sent: readonly SentPicture[]
}

const empty: ContentText = { title: "", summary: "", body: "" }

export const toDraft = (part: ContentPart, content: Content | null): ContentDraft => ({
  topic: content?.topic ?? topicsOf[part][0],
  place: String(content?.place ?? 0),
  texts: {
    zh: content?.texts.zh ?? empty,
    en: content?.texts.en ?? empty,
    vi: content?.texts.vi ?? empty,
  },
  cover: content?.cover ?? null,
  sent: [],
})

/** What is saved of it: uploads only where a text or the cover shows them. */
export function toFields({ topic, place, texts, cover, sent }: ContentDraft) {
  const bodies = languages.map((language) => texts[language].body).join("\n")
  const used = sent.filter(
    ({ picture }) => picture.id === cover?.id || bodies.includes(`picture:${picture.id}`),
  )
  const written: ContentTexts = texts
  return {
    topic,
    place: Math.min(999, Math.max(0, Math.trunc(Number(place)) || 0)),
    texts: written,
    cover: cover?.id ?? null,
    uploads: used.map(({ uploadId }) => uploadId),
  }
}

/** Whether it says the same: addresses of pictures are new each time. */
export const isSame = (one: ContentDraft, other: ContentDraft): boolean =>
  JSON.stringify(toFields(one)) === JSON.stringify(toFields(other))

interface SavedDraft {
  readonly base: number
  readonly draft: ContentDraft
}

/** As this program kept it, a moment ago or before a reload. */
export const isSavedDraft = (value: object): value is SavedDraft =>
  "base" in value &&
  typeof value.base === "number" &&
  "draft" in value &&
  typeof value.draft === "object" &&
  value.draft !== null &&
  "texts" in value.draft &&
  "sent" in value.draft

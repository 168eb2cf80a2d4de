import { ContentTexts, type ContentText } from "@roomwright/contract/content/admin"
import { fallbackLanguage, languages, type Language, type ShownText } from "@roomwright/contract/language"
import { indexWords } from "../../platform/words.ts"
import { picturesIn, plainWords } from "./render-markdown.ts"

/** The languages with both a title and a text. */
export const writtenIn = (texts: ContentTexts): Language[] =>
  languages.filter((language) => {
    const text = texts[language]
    return text !== undefined && text.title !== "" && text.body !== ""
  })

export interface ChosenText {
  readonly language: Language
  readonly text: ContentText
}

/** The whole text in the reader's language, else in English, else in any other. Null if it is in none. */
export function chooseText(texts: ContentTexts, wanted: Language): ChosenText | null {
  const written = writtenIn(texts)
  const language = [wanted, fallbackLanguage, ...languages].find((one) => written.includes(one))
  const text = language && texts[language]
  return language && text ? { language, text } : null
}

/** Its title in the back office, where it may have nothing else. */
export function titleOf(texts: ContentTexts, wanted: Language): ShownText {
  for (const language of [wanted, fallbackLanguage, ...languages]) {
    const title = texts[language]?.title
    if (title) return { text: title, language }
  }
  return { text: "", language: wanted }
}

const all = (texts: ContentTexts): ContentText[] => languages.flatMap((language) => texts[language] ?? [])

/** Every picture in its texts, in any language. */
export const picturesOf = (texts: ContentTexts, cover: string | null): string[] => [
  ...new Set([...(cover === null ? [] : [cover]), ...all(texts).flatMap(({ body }) => picturesIn(body))]),
]

/** Its search words. */
export const wordsOf = (texts: ContentTexts): string[] =>
  indexWords(all(texts).flatMap(({ title, summary, body }) => [title, summary, plainWords(body)]))

/** Drops languages without any words. */
export function tidyTexts(texts: ContentTexts): ContentTexts {
  const filled = languages.flatMap((language) => {
    const text = texts[language]
    return text && (text.title || text.summary || text.body) ? [[language, text] as const] : []
  })
  return ContentTexts.parse(Object.fromEntries(filled))
}

const lettersAMinute = 450
const wordsAMinute = 220

/** Reading times of the texts requested last: counting words takes longer than the rest of a card. */
const minutesKnown = new Map<string, number>()
const mostKnown = 100

/** Reading time (minutes): Chinese is counted by characters, other languages by words. */
export function minutesOf(chosen: ChosenText): number {
  const key = `${chosen.language} ${chosen.text.body}`
  const known = minutesKnown.get(key)
  if (known !== undefined) return known
  const minutes = countMinutes(chosen)
  const [oldest] = minutesKnown.keys()
  if (minutesKnown.size >= mostKnown && oldest !== undefined) minutesKnown.delete(oldest)
  minutesKnown.set(key, minutes)
  return minutes
}

function countMinutes({ language, text }: ChosenText): number {
  const words = plainWords(text.body)
  const minutes =
    language === "zh"
      ? [...words.matchAll(/\p{Script=Han}/gu)].length / lettersAMinute
      : [...words.matchAll(/\p{L}+/gu)].length / wordsAMinute
  return Math.max(1, Math.round(minutes))
}

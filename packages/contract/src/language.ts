import * as z from "zod/mini"

/** Languages of the site, in the order of the menu. The first is the default. */
export const languages = ["zh", "en", "vi"] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const defaultLanguage: Language = "zh"
/** Missing texts are shown in this language (the specification's fallback en-US). */
export const fallbackLanguage: Language = "en"

/** BCP 47 tag of a language, for `<html lang>` and `Intl`. */
export const languageTag: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en-US", vi: "vi-VN" }

/** A text as stored: in at least one language; the others may be missing. */
export const LocalText = z.object({
  zh: z.optional(z.string()),
  en: z.optional(z.string()),
  vi: z.optional(z.string()),
})
export type LocalText = z.infer<typeof LocalText>

/** A text as answered: `language` is its language, which may differ from the requested one. */
export const ShownText = z.object({ text: z.string(), language: Language })
export type ShownText = z.infer<typeof ShownText>

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** Picks the reader's language, else English, else any other. */
export function showText(text: LocalText, wanted: Language): ShownText {
  for (const language of [wanted, fallbackLanguage, ...languages]) {
    const found = text[language]
    if (found) return { text: found, language }
  }
  return { text: "", language: wanted }
}

/** The texts in all languages that exist. */
export const textsOf = (text: LocalText | null): string[] =>
  languages.flatMap((language) => text?.[language] ?? [])

import { languageTag, type Language } from "@roomwright/contract/language"

/** The reader's own clock, so many milliseconds from now; rounded up to a minute. */
export const clockTime = (fromNowMs: number, language: Language): string =>
  new Intl.DateTimeFormat(languageTag[language], { hour: "2-digit", minute: "2-digit" }).format(
    new Date(Math.ceil((Date.now() + fromNowMs) / 60_000) * 60_000),
  )

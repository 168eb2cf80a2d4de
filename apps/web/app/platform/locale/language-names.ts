import type { Language } from "@roomwright/contract/language"

/** Each language by its own name: the same whatever the page is written in. */
export const languageNames: Readonly<Record<Language, string>> = {
  zh: "中文",
  en: "English",
  vi: "Tiếng Việt",
}

import type { Language, ShownText } from "@roomwright/contract/language"
import { createContext, use, type ReactNode } from "react"
import { siteTexts, type SiteTranslate } from "./site-texts.ts"

const LanguageContext = createContext<Language>("zh")

export function LocaleProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => use(LanguageContext)

/** The function that words messages in the reader's language. */
export const useText = (): SiteTranslate => siteTexts(use(LanguageContext))

/** The `lang` of a text that fell back to another language, for screen readers and fonts; nothing otherwise. */
export function useLangOf(): (text: ShownText) => { lang?: string } {
  const language = use(LanguageContext)
  return (text) =>
    text.language === language ? {} : { lang: text.language === "zh" ? "zh-CN" : text.language }
}

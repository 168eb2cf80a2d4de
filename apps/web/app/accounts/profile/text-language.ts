import type { Language } from "@roomwright/contract/language"
import { createContext, use } from "react"

interface TextLanguage {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const Context = createContext<TextLanguage>({ language: "zh", setLanguage: () => {} })

/** In which language the texts of the form are written just now: one for all, as whoever translates goes through them. */
export const TextLanguageProvider = Context.Provider

export const useTextLanguage = (): TextLanguage => use(Context)

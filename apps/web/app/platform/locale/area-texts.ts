import { languageTag, type Language } from "@roomwright/contract/language"
import type { CompiledCatalogue } from "@roomwright/i18n/catalogue"
import { createTranslate, type Translate } from "@roomwright/i18n/translate"

// The build turns the catalogues into their parsed form: see compile-catalogues.ts.
export type CatalogueSources = Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>>

export interface AreaTexts<Id extends string> {
  /** Fetches the texts of a language once. */
  load(language: Language): Promise<void>
  /** Words messages in a language that was loaded before; else it throws. */
  wordsIn(language: Language): Translate<Id>
}

type Load = (language: Language) => Promise<void>
/** Areas that something of was shown: another language is wanted for all of them. */
const opened = new Set<Load>()

/** The texts of one area, fetched one language at a time. */
export function createAreaTexts<Id extends string>(area: string, sources: CatalogueSources): AreaTexts<Id> {
  const loaded = new Map<Language, Translate<Id>>()
  const load: Load = async (language) => {
    opened.add(load)
    if (loaded.has(language)) return
    const catalogue = await sources[language]()
    loaded.set(language, createTranslate<Id>(languageTag[language], catalogue.default as CompiledCatalogue))
  }
  const wordsIn = (language: Language): Translate<Id> => {
    const translate = loaded.get(language)
    if (!translate) throw new Error(`The texts of ${area} are not loaded in ${language}.`)
    return translate
  }
  return { load, wordsIn }
}

/** Fetches a language for every area that is in use. */
export async function loadOpenedTexts(language: Language): Promise<void> {
  await Promise.all([...opened].map((load) => load(language)))
}

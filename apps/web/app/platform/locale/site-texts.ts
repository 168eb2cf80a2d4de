import { languageTag, type Language } from "@roomwright/contract/language"
import type { CompiledCatalogue } from "@roomwright/messages/catalogue"
import { createTranslate, type Translate } from "@roomwright/messages/translate"
import type en from "@roomwright/messages/site/en.json"

export type SiteTextId = keyof typeof en
export type SiteTranslate = Translate<SiteTextId>

// The build turns the catalogues into their parsed form: see compile-catalogues.ts.
type CatalogueModule = { readonly default: unknown }
const sources: Readonly<Record<Language, () => Promise<CatalogueModule>>> = {
  zh: () => import("@roomwright/messages/site/zh.json"),
  en: () => import("@roomwright/messages/site/en.json"),
  vi: () => import("@roomwright/messages/site/vi.json"),
}

const loaded = new Map<Language, SiteTranslate>()

/** Fetches the texts of a language once. Until then `siteTexts` of it throws. */
export async function loadSiteTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const catalogue = await sources[language]()
  loaded.set(
    language,
    createTranslate<SiteTextId>(languageTag[language], catalogue.default as CompiledCatalogue),
  )
}

/** Words the site's messages in a language that was loaded before. */
export function siteTexts(language: Language): SiteTranslate {
  const translate = loaded.get(language)
  if (!translate) throw new Error(`The texts of ${language} are not loaded.`)
  return translate
}

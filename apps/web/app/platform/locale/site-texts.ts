import type { Translate } from "@roomwright/i18n/translate"
import type en from "@roomwright/i18n/site/en.json"
import { createAreaTexts } from "./area-texts.ts"

export type SiteTextId = keyof typeof en
export type SiteTranslate = Translate<SiteTextId>

const site = createAreaTexts<SiteTextId>("site", {
  zh: () => import("@roomwright/i18n/site/zh.json"),
  en: () => import("@roomwright/i18n/site/en.json"),
  vi: () => import("@roomwright/i18n/site/vi.json"),
})

/** Fetches the texts that every page needs. */
export const loadSiteTexts = site.load
/** Words the site's messages in a language that was loaded before. */
export const siteTexts = site.wordsIn

import { languages } from "@roomwright/contract/language"
import type en from "@roomwright/i18n/content/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"

export type ContentTextId = keyof typeof en

/** Texts around what there is to read. */
const contentTexts = createAreaTexts<ContentTextId>("content", {
  zh: () => import("@roomwright/i18n/content/zh.json"),
  en: () => import("@roomwright/i18n/content/en.json"),
  vi: () => import("@roomwright/i18n/content/vi.json"),
})

export const useContentText = () => contentTexts.wordsIn(useLanguage())

/**
 * For pages that the server renders: all languages there, in the browser the shown one, before the page's code counts
 * as loaded. It cannot wait for a loader, because what the server rendered is taken over without one.
 */
export async function loadContentTexts(): Promise<void> {
  const wanted = typeof document === "undefined" ? languages : [shownLanguage()]
  await Promise.all(wanted.map(contentTexts.load))
}

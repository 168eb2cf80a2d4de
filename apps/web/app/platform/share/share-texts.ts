import type en from "@roomwright/i18n/share/en.json"
import { createAreaTexts } from "../locale/area-texts.ts"
import { useLanguage } from "../locale/locale.tsx"

export type ShareTextId = keyof typeof en

/** Texts of the dialog that a page is shared by. */
export const shareTexts = createAreaTexts<ShareTextId>("share", {
  zh: () => import("@roomwright/i18n/share/zh.json"),
  en: () => import("@roomwright/i18n/share/en.json"),
  vi: () => import("@roomwright/i18n/share/vi.json"),
})

export const useShareText = () => shareTexts.wordsIn(useLanguage())

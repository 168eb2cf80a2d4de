import type en from "@roomwright/i18n/home/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type HomeAdminTextId = keyof typeof en

/** Texts of choosing the front page. */
export const homeAdminTexts = createAreaTexts<HomeAdminTextId>("front", {
  zh: () => import("@roomwright/i18n/home/zh.json"),
  en: () => import("@roomwright/i18n/home/en.json"),
  vi: () => import("@roomwright/i18n/home/vi.json"),
})

export const useHomeAdminText = () => homeAdminTexts.wordsIn(useLanguage())

import type en from "@roomwright/i18n/analytics/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type AnalyticsTextId = keyof typeof en

/** Texts of how the site is used. */
export const analyticsTexts = createAreaTexts<AnalyticsTextId>("analytics", {
  zh: () => import("@roomwright/i18n/analytics/zh.json"),
  en: () => import("@roomwright/i18n/analytics/en.json"),
  vi: () => import("@roomwright/i18n/analytics/vi.json"),
})

export const useAnalyticsText = () => analyticsTexts.wordsIn(useLanguage())

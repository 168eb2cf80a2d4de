import type en from "@roomwright/i18n/reports/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type ReportTextId = keyof typeof en

/** Texts of telling staff what is wrong. */
export const reportTexts = createAreaTexts<ReportTextId>("reports", {
  zh: () => import("@roomwright/i18n/reports/zh.json"),
  en: () => import("@roomwright/i18n/reports/en.json"),
  vi: () => import("@roomwright/i18n/reports/vi.json"),
})

export const useReportText = () => reportTexts.wordsIn(useLanguage())

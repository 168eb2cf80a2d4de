import type en from "@roomwright/messages/reports/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type ReportTextId = keyof typeof en

/** Texts of telling staff what is wrong. */
export const reportTexts = createAreaTexts<ReportTextId>("reports", {
  zh: () => import("@roomwright/messages/reports/zh.json"),
  en: () => import("@roomwright/messages/reports/en.json"),
  vi: () => import("@roomwright/messages/reports/vi.json"),
})

export const useReportText = () => reportTexts.wordsIn(useLanguage())

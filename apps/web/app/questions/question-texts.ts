import type en from "@roomwright/i18n/questions/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type QuestionTextId = keyof typeof en

/** Texts of asking merchants and of answering. */
export const questionTexts = createAreaTexts<QuestionTextId>("questions", {
  zh: () => import("@roomwright/i18n/questions/zh.json"),
  en: () => import("@roomwright/i18n/questions/en.json"),
  vi: () => import("@roomwright/i18n/questions/vi.json"),
})

export const useQuestionText = () => questionTexts.wordsIn(useLanguage())

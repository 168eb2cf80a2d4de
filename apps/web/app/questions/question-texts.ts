import type en from "@roomwright/messages/questions/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type QuestionTextId = keyof typeof en

/** Texts of asking merchants and of answering. */
export const questionTexts = createAreaTexts<QuestionTextId>("questions", {
  zh: () => import("@roomwright/messages/questions/zh.json"),
  en: () => import("@roomwright/messages/questions/en.json"),
  vi: () => import("@roomwright/messages/questions/vi.json"),
})

export const useQuestionText = () => questionTexts.wordsIn(useLanguage())

import type en from "@roomwright/messages/numbers/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type NumbersTextId = keyof typeof en

/** Texts of how the site is used. */
export const numbersTexts = createAreaTexts<NumbersTextId>("numbers", {
  zh: () => import("@roomwright/messages/numbers/zh.json"),
  en: () => import("@roomwright/messages/numbers/en.json"),
  vi: () => import("@roomwright/messages/numbers/vi.json"),
})

export const useNumbersText = () => numbersTexts.wordsIn(useLanguage())

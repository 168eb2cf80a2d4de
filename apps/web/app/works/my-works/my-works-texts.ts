import type en from "@roomwright/i18n/my-works/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type MyWorksTextId = keyof typeof en
export type MyWorksText = Translate<MyWorksTextId>

/** Texts of a designer's own works. */
export const myWorksTexts = createAreaTexts<MyWorksTextId>("designs", {
  zh: () => import("@roomwright/i18n/my-works/zh.json"),
  en: () => import("@roomwright/i18n/my-works/en.json"),
  vi: () => import("@roomwright/i18n/my-works/vi.json"),
})

export const useMyWorksText = (): MyWorksText => myWorksTexts.wordsIn(useLanguage())

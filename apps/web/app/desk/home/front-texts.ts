import type en from "@roomwright/messages/front/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type FrontTextId = keyof typeof en

/** Texts of choosing the front page. */
export const frontTexts = createAreaTexts<FrontTextId>("front", {
  zh: () => import("@roomwright/messages/front/zh.json"),
  en: () => import("@roomwright/messages/front/en.json"),
  vi: () => import("@roomwright/messages/front/vi.json"),
})

export const useFrontText = () => frontTexts.wordsIn(useLanguage())

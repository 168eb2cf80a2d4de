import type en from "@roomwright/i18n/my-works/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type DesignTextId = keyof typeof en
export type DesignText = Translate<DesignTextId>

/** Texts of a designer's own works. */
export const designTexts = createAreaTexts<DesignTextId>("designs", {
  zh: () => import("@roomwright/i18n/my-works/zh.json"),
  en: () => import("@roomwright/i18n/my-works/en.json"),
  vi: () => import("@roomwright/i18n/my-works/vi.json"),
})

export const useDesignText = (): DesignText => designTexts.wordsIn(useLanguage())

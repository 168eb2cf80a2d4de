import type en from "@roomwright/messages/designs/en.json"
import type { Translate } from "@roomwright/messages/translate"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type DesignTextId = keyof typeof en
export type DesignText = Translate<DesignTextId>

/** Texts of a designer's own works. */
export const designTexts = createAreaTexts<DesignTextId>("designs", {
  zh: () => import("@roomwright/messages/designs/zh.json"),
  en: () => import("@roomwright/messages/designs/en.json"),
  vi: () => import("@roomwright/messages/designs/vi.json"),
})

export const useDesignText = (): DesignText => designTexts.wordsIn(useLanguage())

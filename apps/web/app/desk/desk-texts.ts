import type en from "@roomwright/messages/desk/en.json"
import type { Translate } from "@roomwright/messages/translate"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type DeskTextId = keyof typeof en
export type DeskTranslate = Translate<DeskTextId>

/** Texts of the back office. */
export const deskTexts = createAreaTexts<DeskTextId>("desk", {
  zh: () => import("@roomwright/messages/desk/zh.json"),
  en: () => import("@roomwright/messages/desk/en.json"),
  vi: () => import("@roomwright/messages/desk/vi.json"),
})

export const useDeskText = (): DeskTranslate => deskTexts.wordsIn(useLanguage())

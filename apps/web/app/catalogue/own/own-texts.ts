import type en from "@roomwright/messages/wares/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type OwnTextId = keyof typeof en

/** Texts of what merchants do with their products. */
export const ownTexts = createAreaTexts<OwnTextId>("wares", {
  zh: () => import("@roomwright/messages/wares/zh.json"),
  en: () => import("@roomwright/messages/wares/en.json"),
  vi: () => import("@roomwright/messages/wares/vi.json"),
})

export const useOwnText = () => ownTexts.wordsIn(useLanguage())

import type en from "@roomwright/messages/homes/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type HomeTextId = keyof typeof en

/** Texts of the homes and the profile. */
export const homeTexts = createAreaTexts<HomeTextId>("homes", {
  zh: () => import("@roomwright/messages/homes/zh.json"),
  en: () => import("@roomwright/messages/homes/en.json"),
  vi: () => import("@roomwright/messages/homes/vi.json"),
})

export type HomeText = ReturnType<typeof useHomeText>

export const useHomeText = () => homeTexts.wordsIn(useLanguage())

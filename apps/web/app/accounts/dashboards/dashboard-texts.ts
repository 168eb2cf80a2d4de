import type en from "@roomwright/i18n/dashboards/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type HomeTextId = keyof typeof en

/** Texts of the homes and the profile. */
export const homeTexts = createAreaTexts<HomeTextId>("homes", {
  zh: () => import("@roomwright/i18n/dashboards/zh.json"),
  en: () => import("@roomwright/i18n/dashboards/en.json"),
  vi: () => import("@roomwright/i18n/dashboards/vi.json"),
})

export type HomeText = ReturnType<typeof useHomeText>

export const useHomeText = () => homeTexts.wordsIn(useLanguage())

import type en from "@roomwright/i18n/viewer/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

/** Texts of looking at a product in 3D: fetched when somebody does. */
export const viewerTexts = createAreaTexts<keyof typeof en>("viewer", {
  zh: () => import("@roomwright/i18n/viewer/zh.json"),
  en: () => import("@roomwright/i18n/viewer/en.json"),
  vi: () => import("@roomwright/i18n/viewer/vi.json"),
})

export const useViewerText = () => viewerTexts.wordsIn(useLanguage())

import type en from "@roomwright/i18n/projects/en.json"
import { createAreaTexts } from "../locale/area-texts.ts"
import { useLanguage } from "../locale/locale.tsx"

export type ProjectTextId = keyof typeof en

/** Texts of projects, where they are listed and where they are opened. */
export const projectTexts = createAreaTexts<ProjectTextId>("projects", {
  zh: () => import("@roomwright/i18n/projects/zh.json"),
  en: () => import("@roomwright/i18n/projects/en.json"),
  vi: () => import("@roomwright/i18n/projects/vi.json"),
})

export const useProjectText = () => projectTexts.wordsIn(useLanguage())

import type en from "@roomwright/messages/projects/en.json"
import { createAreaTexts } from "../locale/area-texts.ts"
import { useLanguage } from "../locale/locale.tsx"

export type ProjectTextId = keyof typeof en

/** Texts of projects, where they are listed and where they are opened. */
export const projectTexts = createAreaTexts<ProjectTextId>("projects", {
  zh: () => import("@roomwright/messages/projects/zh.json"),
  en: () => import("@roomwright/messages/projects/en.json"),
  vi: () => import("@roomwright/messages/projects/vi.json"),
})

export const useProjectText = () => projectTexts.wordsIn(useLanguage())

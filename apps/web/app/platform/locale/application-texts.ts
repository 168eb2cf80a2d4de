import type en from "@roomwright/i18n/applications/en.json"
import { createAreaTexts } from "./area-texts.ts"
import { useLanguage } from "./locale.tsx"

export type ApplicationTextId = keyof typeof en
export type ApplicationText = ReturnType<typeof useApplicationText>

/** Texts of applications: their applicants read them, and their reviewers what the fields are called. */
export const applicationTexts = createAreaTexts<ApplicationTextId>("applications", {
  zh: () => import("@roomwright/i18n/applications/zh.json"),
  en: () => import("@roomwright/i18n/applications/en.json"),
  vi: () => import("@roomwright/i18n/applications/vi.json"),
})

export const useApplicationText = () => applicationTexts.wordsIn(useLanguage())

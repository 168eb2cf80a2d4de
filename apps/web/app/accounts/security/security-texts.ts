import type en from "@roomwright/i18n/security/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type SecurityTextId = keyof typeof en

/** Texts of the security page. */
export const securityTexts = createAreaTexts<SecurityTextId>("security", {
  zh: () => import("@roomwright/i18n/security/zh.json"),
  en: () => import("@roomwright/i18n/security/en.json"),
  vi: () => import("@roomwright/i18n/security/vi.json"),
})

export const useSecurityText = () => securityTexts.wordsIn(useLanguage())

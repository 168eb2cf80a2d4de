import type en from "@roomwright/messages/security/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type SecurityTextId = keyof typeof en

/** Texts of the security page. */
export const securityTexts = createAreaTexts<SecurityTextId>("security", {
  zh: () => import("@roomwright/messages/security/zh.json"),
  en: () => import("@roomwright/messages/security/en.json"),
  vi: () => import("@roomwright/messages/security/vi.json"),
})

export const useSecurityText = () => securityTexts.wordsIn(useLanguage())

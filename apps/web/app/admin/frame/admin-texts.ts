import type en from "@roomwright/i18n/admin/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type AdminTextId = keyof typeof en
export type AdminTranslate = Translate<AdminTextId>

/** Texts of the back office. */
export const adminTexts = createAreaTexts<AdminTextId>("desk", {
  zh: () => import("@roomwright/i18n/admin/zh.json"),
  en: () => import("@roomwright/i18n/admin/en.json"),
  vi: () => import("@roomwright/i18n/admin/vi.json"),
})

export const useAdminText = (): AdminTranslate => adminTexts.wordsIn(useLanguage())

import type en from "@roomwright/i18n/studio/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"

/** Texts of the studio: they come with it. */
export const studioTexts = createAreaTexts<keyof typeof en>("studio", {
  zh: () => import("@roomwright/i18n/studio/zh.json"),
  en: () => import("@roomwright/i18n/studio/en.json"),
  vi: () => import("@roomwright/i18n/studio/vi.json"),
})

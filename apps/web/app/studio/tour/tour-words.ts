import type en from "@roomwright/i18n/tours/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"

/** Texts of a tour that is open: they come with its viewer. */
export const tourWords = createAreaTexts<keyof typeof en>("tours", {
  zh: () => import("@roomwright/i18n/tours/zh.json"),
  en: () => import("@roomwright/i18n/tours/en.json"),
  vi: () => import("@roomwright/i18n/tours/vi.json"),
})

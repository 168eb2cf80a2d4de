import type en from "@roomwright/messages/studio/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"

/** Texts of the studio: they come with it. */
export const studioTexts = createAreaTexts<keyof typeof en>("studio", {
  zh: () => import("@roomwright/messages/studio/zh.json"),
  en: () => import("@roomwright/messages/studio/en.json"),
  vi: () => import("@roomwright/messages/studio/vi.json"),
})

import type en from "@roomwright/i18n/panoramas/en.json"
import type { Translate } from "@roomwright/i18n/translate"
import { createAreaTexts } from "../locale/area-texts.ts"
import { useLanguage } from "../locale/locale.tsx"

export type PanoramaTextId = keyof typeof en
export type PanoramaText = Translate<PanoramaTextId>

/** Texts of rooms to look around in. */
export const panoramaTexts = createAreaTexts<PanoramaTextId>("panoramas", {
  zh: () => import("@roomwright/i18n/panoramas/zh.json"),
  en: () => import("@roomwright/i18n/panoramas/en.json"),
  vi: () => import("@roomwright/i18n/panoramas/vi.json"),
})

export const usePanoramaText = (): PanoramaText => panoramaTexts.wordsIn(useLanguage())

/** What the frame of a panorama says. */
export const frameTexts = (t: PanoramaText, name: string) => ({
  label: t("panoramas.label", { name }),
  keys: t("panoramas.keys"),
  loading: t("panoramas.loading"),
  zoomIn: t("panoramas.zoomIn"),
  zoomOut: t("panoramas.zoomOut"),
  fullScreen: t("panoramas.fullScreen"),
  leaveFullScreen: t("panoramas.leaveFullScreen"),
  unable: t("panoramas.unable"),
  failed: t("panoramas.failed"),
  retry: t("panoramas.retry"),
})

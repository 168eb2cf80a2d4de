import type en from "@roomwright/i18n/dashboards/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type DashboardTextId = keyof typeof en

/** Texts of the dashboards and the profile. */
export const dashboardTexts = createAreaTexts<DashboardTextId>("homes", {
  zh: () => import("@roomwright/i18n/dashboards/zh.json"),
  en: () => import("@roomwright/i18n/dashboards/en.json"),
  vi: () => import("@roomwright/i18n/dashboards/vi.json"),
})

export type DashboardText = ReturnType<typeof useDashboardText>

export const useDashboardText = () => dashboardTexts.wordsIn(useLanguage())

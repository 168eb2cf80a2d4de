import { languages } from "@roomwright/contract/language"
import type en from "@roomwright/i18n/plans/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"

export type PlanTextId = keyof typeof en

/** Texts of the plans: prices, checkout, one's own plan. */
export const planTexts = createAreaTexts<PlanTextId>("plans", {
  zh: () => import("@roomwright/i18n/plans/zh.json"),
  en: () => import("@roomwright/i18n/plans/en.json"),
  vi: () => import("@roomwright/i18n/plans/vi.json"),
})

export type PlanText = ReturnType<typeof usePlanText>

export const usePlanText = () => planTexts.wordsIn(useLanguage())

/**
 * For a page that the server renders: all languages there, in the browser the shown one, before the page's code counts
 * as loaded. It cannot wait for a loader, because what the server rendered is taken over without one.
 */
export async function loadPlanTexts(): Promise<void> {
  const wanted = typeof document === "undefined" ? languages : [shownLanguage()]
  await Promise.all(wanted.map(planTexts.load))
}

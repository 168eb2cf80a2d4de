import type en from "@roomwright/i18n/orders/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type OrderTextId = keyof typeof en

/** Texts of ordering, orders and what is done with them. */
export const orderTexts = createAreaTexts<OrderTextId>("orders", {
  zh: () => import("@roomwright/i18n/orders/zh.json"),
  en: () => import("@roomwright/i18n/orders/en.json"),
  vi: () => import("@roomwright/i18n/orders/vi.json"),
})

export const useOrderText = () => orderTexts.wordsIn(useLanguage())

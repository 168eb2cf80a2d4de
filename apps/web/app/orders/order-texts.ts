import type en from "@roomwright/messages/orders/en.json"
import { createAreaTexts } from "../platform/locale/area-texts.ts"
import { useLanguage } from "../platform/locale/locale.tsx"

export type OrderTextId = keyof typeof en

/** Texts of ordering, orders and what is done with them. */
export const orderTexts = createAreaTexts<OrderTextId>("orders", {
  zh: () => import("@roomwright/messages/orders/zh.json"),
  en: () => import("@roomwright/messages/orders/en.json"),
  vi: () => import("@roomwright/messages/orders/vi.json"),
})

export const useOrderText = () => orderTexts.wordsIn(useLanguage())

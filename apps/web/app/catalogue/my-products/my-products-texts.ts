import type en from "@roomwright/i18n/my-products/en.json"
import { createAreaTexts } from "../../platform/locale/area-texts.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"

export type MyProductsTextId = keyof typeof en

/** Texts of what merchants do with their products. */
export const myProductsTexts = createAreaTexts<MyProductsTextId>("wares", {
  zh: () => import("@roomwright/i18n/my-products/zh.json"),
  en: () => import("@roomwright/i18n/my-products/en.json"),
  vi: () => import("@roomwright/i18n/my-products/vi.json"),
})

export const useMyProductsText = () => myProductsTexts.wordsIn(useLanguage())

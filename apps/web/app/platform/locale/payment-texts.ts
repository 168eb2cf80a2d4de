import type en from "@roomwright/i18n/payments/en.json"
import { createAreaTexts } from "./area-texts.ts"
import { useLanguage } from "./locale.tsx"

export type PaymentTextId = keyof typeof en

/** Texts of bills and what is done with them. */
export const paymentTexts = createAreaTexts<PaymentTextId>("payments", {
  zh: () => import("@roomwright/i18n/payments/zh.json"),
  en: () => import("@roomwright/i18n/payments/en.json"),
  vi: () => import("@roomwright/i18n/payments/vi.json"),
})

export const usePaymentText = () => paymentTexts.wordsIn(useLanguage())

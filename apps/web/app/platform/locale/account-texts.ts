import type en from "@roomwright/i18n/accounts/en.json"
import { createAreaTexts } from "./area-texts.ts"
import { useLanguage } from "./locale.tsx"

export type AccountTextId = keyof typeof en

/** Texts of accounts: they come with the code that shows them. */
export const accountTexts = createAreaTexts<AccountTextId>("account", {
  zh: () => import("@roomwright/i18n/accounts/zh.json"),
  en: () => import("@roomwright/i18n/accounts/en.json"),
  vi: () => import("@roomwright/i18n/accounts/vi.json"),
})

/** The function that words messages of accounts in the reader's language. */
export const useAccountText = () => accountTexts.wordsIn(useLanguage())

import type en from "@roomwright/messages/account/en.json"
import { createAreaTexts } from "./area-texts.ts"
import { useLanguage } from "./locale.tsx"

export type AccountTextId = keyof typeof en

/** Texts of accounts: they come with the code that shows them. */
export const accountTexts = createAreaTexts<AccountTextId>("account", {
  zh: () => import("@roomwright/messages/account/zh.json"),
  en: () => import("@roomwright/messages/account/en.json"),
  vi: () => import("@roomwright/messages/account/vi.json"),
})

/** The function that words messages of accounts in the reader's language. */
export const useAccountText = () => accountTexts.wordsIn(useLanguage())

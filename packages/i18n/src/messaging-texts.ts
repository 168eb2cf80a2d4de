import { compileCatalogue } from "./catalogue.ts"
import en from "./messaging/en.json" with { type: "json" }
import vi from "./messaging/vi.json" with { type: "json" }
import zh from "./messaging/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "./translate.ts"

export type MessagingTextId = keyof typeof en

/** Texts of emails and SMS in every language, for the server. */
export const messagingTexts: Readonly<Record<"zh" | "en" | "vi", Translate<MessagingTextId>>> = {
  zh: createTranslate("zh-CN", compileCatalogue(zh)),
  en: createTranslate("en-US", compileCatalogue(en)),
  vi: createTranslate("vi-VN", compileCatalogue(vi)),
}

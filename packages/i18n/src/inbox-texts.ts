import { compileCatalogue } from "./catalogue.ts"
import en from "./inbox/en.json" with { type: "json" }
import vi from "./inbox/vi.json" with { type: "json" }
import zh from "./inbox/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "./translate.ts"

export type InboxTextId = keyof typeof en

/** Texts of notifications in every language, for the server. */
export const inboxTexts: Readonly<Record<"zh" | "en" | "vi", Translate<InboxTextId>>> = {
  zh: createTranslate("zh-CN", compileCatalogue(zh)),
  en: createTranslate("en-US", compileCatalogue(en)),
  vi: createTranslate("vi-VN", compileCatalogue(vi)),
}

import { compileCatalogue } from "./catalogue.ts"
import en from "./errors/en.json" with { type: "json" }
import vi from "./errors/vi.json" with { type: "json" }
import zh from "./errors/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "./translate.ts"

export type ErrorTextId = keyof typeof en

/** Texts of refusals in every language, for the server. */
export const errorTexts: Readonly<Record<"zh" | "en" | "vi", Translate<ErrorTextId>>> = {
  zh: createTranslate("zh-CN", compileCatalogue(zh)),
  en: createTranslate("en-US", compileCatalogue(en)),
  vi: createTranslate("vi-VN", compileCatalogue(vi)),
}

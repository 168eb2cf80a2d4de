import { compileCatalogue } from "./catalogue.ts"
import en from "./pdf/en.json" with { type: "json" }
import vi from "./pdf/vi.json" with { type: "json" }
import zh from "./pdf/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "./translate.ts"

export type PdfTextId = keyof typeof en

/** Texts of PDFs in every language, for the server. */
export const pdfTexts: Readonly<Record<"zh" | "en" | "vi", Translate<PdfTextId>>> = {
  zh: createTranslate("zh-CN", compileCatalogue(zh)),
  en: createTranslate("en-US", compileCatalogue(en)),
  vi: createTranslate("vi-VN", compileCatalogue(vi)),
}

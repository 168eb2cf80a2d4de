import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/messages/catalogue"
import en from "@roomwright/messages/site/en.json" with { type: "json" }
import vi from "@roomwright/messages/site/vi.json" with { type: "json" }
import zh from "@roomwright/messages/site/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "@roomwright/messages/translate"

type TextId = keyof typeof en

/** The site's texts, so that a journey finds what it presses by its name in any language. */
export const textsIn: Readonly<Record<Language, Translate<TextId>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(zh)),
  en: createTranslate(languageTag.en, compileCatalogue(en)),
  vi: createTranslate(languageTag.vi, compileCatalogue(vi)),
}

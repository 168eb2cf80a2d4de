import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/messages/catalogue"
import en from "@roomwright/messages/homes/en.json" with { type: "json" }
import vi from "@roomwright/messages/homes/vi.json" with { type: "json" }
import zh from "@roomwright/messages/homes/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "@roomwright/messages/translate"

/** The texts of the homes and the profile. */
export const homeTextsIn: Readonly<Record<Language, Translate<keyof typeof en>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(zh)),
  en: createTranslate(languageTag.en, compileCatalogue(en)),
  vi: createTranslate(languageTag.vi, compileCatalogue(vi)),
}

import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/messages/catalogue"
import homesEn from "@roomwright/messages/homes/en.json" with { type: "json" }
import homesVi from "@roomwright/messages/homes/vi.json" with { type: "json" }
import homesZh from "@roomwright/messages/homes/zh.json" with { type: "json" }
import accountEn from "@roomwright/messages/account/en.json" with { type: "json" }
import accountVi from "@roomwright/messages/account/vi.json" with { type: "json" }
import accountZh from "@roomwright/messages/account/zh.json" with { type: "json" }
import securityEn from "@roomwright/messages/security/en.json" with { type: "json" }
import securityVi from "@roomwright/messages/security/vi.json" with { type: "json" }
import securityZh from "@roomwright/messages/security/zh.json" with { type: "json" }
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

/** The texts of homes and the profile. */
export const homesTextsIn: Readonly<Record<Language, Translate<keyof typeof homesEn>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(homesZh)),
  en: createTranslate(languageTag.en, compileCatalogue(homesEn)),
  vi: createTranslate(languageTag.vi, compileCatalogue(homesVi)),
}

/** The texts of accounts. */
export const accountTextsIn: Readonly<Record<Language, Translate<keyof typeof accountEn>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(accountZh)),
  en: createTranslate(languageTag.en, compileCatalogue(accountEn)),
  vi: createTranslate(languageTag.vi, compileCatalogue(accountVi)),
}

/** The texts of the security page. */
export const securityTextsIn: Readonly<Record<Language, Translate<keyof typeof securityEn>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(securityZh)),
  en: createTranslate(languageTag.en, compileCatalogue(securityEn)),
  vi: createTranslate(languageTag.vi, compileCatalogue(securityVi)),
}

import { languageTag, type Language } from "@roomwright/contract/language"
import { compileCatalogue } from "@roomwright/messages/catalogue"
import paymentsEn from "@roomwright/messages/payments/en.json" with { type: "json" }
import paymentsVi from "@roomwright/messages/payments/vi.json" with { type: "json" }
import paymentsZh from "@roomwright/messages/payments/zh.json" with { type: "json" }
import en from "@roomwright/messages/plans/en.json" with { type: "json" }
import vi from "@roomwright/messages/plans/vi.json" with { type: "json" }
import zh from "@roomwright/messages/plans/zh.json" with { type: "json" }
import { createTranslate, type Translate } from "@roomwright/messages/translate"

/** The texts of plans and checkout. */
export const planTextsIn: Readonly<Record<Language, Translate<keyof typeof en>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(zh)),
  en: createTranslate(languageTag.en, compileCatalogue(en)),
  vi: createTranslate(languageTag.vi, compileCatalogue(vi)),
}

/** The texts of bills. */
export const paymentTextsIn: Readonly<Record<Language, Translate<keyof typeof paymentsEn>>> = {
  zh: createTranslate(languageTag.zh, compileCatalogue(paymentsZh)),
  en: createTranslate(languageTag.en, compileCatalogue(paymentsEn)),
  vi: createTranslate(languageTag.vi, compileCatalogue(paymentsVi)),
}

import type { CompiledCatalogue } from "./catalogue.ts"
import { wordMessage, type LanguageForms, type MessageValues } from "./word-message.ts"

export type { MessageValues } from "./word-message.ts"
export type Translate<Id extends string = string> = (id: Id, values?: MessageValues) => string

/** Makes the function that words messages in one language; `tag` is a BCP 47 tag such as `zh-CN`. */
export function createTranslate<Id extends string>(tag: string, messages: CompiledCatalogue): Translate<Id> {
  const forms: LanguageForms = {
    cardinal: new Intl.PluralRules(tag),
    ordinal: new Intl.PluralRules(tag, { type: "ordinal" }),
    number: new Intl.NumberFormat(tag),
  }
  return (id, values = {}) => wordMessage(messages[id] ?? [id], values, forms)
}

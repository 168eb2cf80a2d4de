import { setupI18n } from "@lingui/core"
import type { CompiledCatalogue } from "./catalogue.ts"

export type MessageValues = Readonly<Record<string, string | number>>
export type Translate<Id extends string = string> = (id: Id, values?: MessageValues) => string

/** Returns the function that formats messages in one language; `tag` is a BCP 47 tag such as `zh-CN`. */
export function createTranslate<Id extends string>(tag: string, messages: CompiledCatalogue): Translate<Id> {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
  return (id, values) => i18n._(id, values)
}

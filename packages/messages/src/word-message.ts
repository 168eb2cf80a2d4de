import type { CompiledMessage } from "@lingui/message-utils/compileMessage"

export type MessageValues = Readonly<Record<string, string | number>>

/** How one language chooses among the forms of a plural, and writes the number in it (`#`). */
export interface LanguageForms {
  readonly cardinal: Intl.PluralRules
  readonly ordinal: Intl.PluralRules
  readonly number: Intl.NumberFormat
}

/**
 * Words a parsed message: text, arguments, `plural`, `selectordinal` and `select`, which are all that our catalogues use.
 * The runtime of the library that parses them does more, and weighs 2 kB more in every page.
 */
export function wordMessage(
  message: CompiledMessage,
  values: MessageValues,
  forms: LanguageForms,
  counted?: number,
): string {
  return message.map((token) => wordToken(token, values, forms, counted)).join("")
}

function wordToken(
  token: CompiledMessage[number],
  values: MessageValues,
  forms: LanguageForms,
  counted: number | undefined,
): string {
  if (typeof token === "string")
    return token === "#" && counted !== undefined ? forms.number.format(counted) : token
  const [name, format, given] = token
  const value = values[name]
  if (format === undefined) return value === undefined ? "" : String(value)
  // The parser gives the forms of such a token as messages by their keys.
  const options = given as Readonly<Record<string, CompiledMessage | undefined>>
  if (format === "select")
    return wordMessage(options[String(value)] ?? options["other"] ?? [], values, forms, counted)
  const count = Number(value) - Number(options["offset"] ?? 0)
  const rules = format === "plural" ? forms.cardinal : forms.ordinal
  const form = options[String(value)] ?? options[rules.select(count)] ?? options["other"] ?? []
  return wordMessage(form, values, forms, count)
}

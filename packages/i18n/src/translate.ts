import type { CompiledCatalogue } from "./catalogue.ts"

export type MessageValues = Readonly<Record<string, string | number>>
export type Translate<Id extends string = string> = (id: Id, values?: MessageValues) => string

type Part = CompiledCatalogue[string][number]
type Message = string | readonly Part[]
type Choices = Readonly<Record<string, Message | number | undefined>>

/**
 * Returns the function that formats messages in one language; `tag` is a BCP 47 tag such as `zh-CN`. It comes with every
 * page: the library's own has events, dates and a compiler that nobody here needs.
 */
export function createTranslate<Id extends string>(tag: string, messages: CompiledCatalogue): Translate<Id> {
  return (id, values = {}) => format(messages[id] ?? id, { tag, values, counted: null })
}

interface Place {
  readonly tag: string
  readonly values: MessageValues
  /** What `#` stands for within a plural. */
  readonly counted: number | null
}

const format = (message: Message, place: Place): string =>
  typeof message === "string" ? message : message.map((part) => formatPart(part, place)).join("")

function formatPart(part: Part, place: Place): string {
  const { tag, values, counted } = place
  if (typeof part === "string") return part === "#" && counted !== null ? formatNumber(tag, counted) : part
  const [name, type, form] = part
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (type === "number") return value === undefined ? "" : formatNumber(tag, Number(value), form)
  if (typeof form !== "object" || form === null) return String(value ?? "")
  // A choice has a message for each of its keys, and may have a number to take off.
  const choices = form as unknown as Choices
  const take = (key: string): Message | null => {
    const chosen = Object.hasOwn(choices, key) ? choices[key] : undefined
    return chosen === undefined || typeof chosen === "number" ? null : chosen
  }
  if (type === "select")
    return format(take(String(value)) ?? take("other") ?? "", { ...place, counted: null })
  const offset = typeof choices["offset"] === "number" ? choices["offset"] : 0
  const count = Number(value) - offset
  const chosen = take(String(value)) ?? take(pluralRules(tag, type === "selectordinal").select(count))
  return format(chosen ?? take("other") ?? "", { ...place, counted: count })
}

const made = new Map<string, unknown>()

/** Making one takes longer than using it a hundred times. */
function once<Made>(key: string, make: () => Made): Made {
  if (!made.has(key)) made.set(key, make())
  // Each key begins with what it is.
  return made.get(key) as Made
}

const pluralRules = (tag: string, isOrdinal: boolean): Intl.PluralRules =>
  once(
    `plural ${isOrdinal} ${tag}`,
    () => new Intl.PluralRules(tag, { type: isOrdinal ? "ordinal" : "cardinal" }),
  )

function formatNumber(tag: string, value: number, style?: unknown): string {
  const options = typeof style === "string" ? { style: style as Intl.NumberFormatOptionsStyle } : {}
  return once(`number ${String(style)} ${tag}`, () => new Intl.NumberFormat(tag, options)).format(value)
}

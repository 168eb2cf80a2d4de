import { languageTag, type Language } from "@roomwright/contract/language"
import { QuotaCounter } from "@roomwright/contract/plans/calls"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { inboxTexts } from "@roomwright/i18n/inbox-texts"

/** The stored values of a notification; writing it checked which values belong to which type. */
export type StoredValues = Readonly<Record<string, string | number>>

export interface FormattedNotification {
  readonly title: string
  /** Paragraphs are separated by an empty line. */
  readonly text: string
}

/** Formats a notification in its reader's language. */
export function formatNotification(
  type: NotificationType,
  values: StoredValues,
  language: Language,
): FormattedNotification {
  const say = inboxTexts[language]
  const places = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(name, value, language)]),
  )
  return { title: say(`${type}.title`, places), text: say(`${type}.text`, places) }
}

const dayNames = new Set(["day", "from", "until"])

function formatValue(name: string, value: string | number, language: Language): string | number {
  if (dayNames.has(name) && typeof value === "string") return formatDay(value, language)
  if (name !== "counter") return value
  const counter = QuotaCounter.safeParse(value)
  return counter.success ? inboxTexts[language](`counter.${counter.data}`) : value
}

function formatDay(day: string, language: Language): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  return new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

import { languageTag, type Language } from "@roomwright/contract/language"
import { QuotaCounter } from "@roomwright/contract/plans/calls"
import type { NotificationType } from "@roomwright/contract/notifications/types"
import { inboxTexts } from "@roomwright/i18n/inbox-texts"
import { formatMoney } from "../../platform/format-money.ts"

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
  const paragraphs = [
    say(`${type}.text`, {
      ...places,
      what: whatWasPaid(values["what"]),
      found: values["lookup"] ? "yes" : "no",
    }),
    ...formatOrder(type, values, language),
  ]
  return { title: say(`${type}.title`, places), text: paragraphs.filter((text) => text !== "").join("\n\n") }
}

/** What a mail about an order says besides: those of earlier releases do not have it. */
function formatOrder(type: NotificationType, values: StoredValues, language: Language): string[] {
  const { code, kind, what, sum, carrier = "", tracking = "", reason = "", refund = 0, invoice = "" } = values
  if (!type.startsWith("ORDER_") || !code || !kind || !what || typeof sum !== "number") return []
  const say = inboxTexts[language]
  const { side = type === "ORDER_RECEIVED" ? "buyer" : "seller", status = type } = values
  const total = formatMoney(sum, language)
  return [
    say("order.facts", { code, what, sum: total }),
    ...(carrier === "" ? [] : [say("order.carrier", { carrier })]),
    ...(tracking === "" ? [] : [say("order.tracking", { tracking })]),
    ...(reason === "" ? [] : [say("order.reason", { status }), String(reason)]),
    ...(typeof refund === "number" && refund > 0
      ? [
          say(side === "buyer" ? "order.refund.buyer" : "order.refund.seller", {
            sum: formatMoney(refund, language),
          }),
        ]
      : []),
    ...(invoice === "" ? [] : [say("order.invoice", { invoice })]),
    say(side === "buyer" ? "order.next.buyer" : "order.next.seller", { status, kind, code, sum: total }),
  ]
}

/** What was paid: an order's bill is named after its kind. */
const whatWasPaid = (what: string | number | undefined): string =>
  String(what ?? "none").replace(/-order$/, "")

const dayNames = new Set(["day", "from", "until"])

const sumNames = new Set(["sum", "refund", "came", "rest"])

function formatValue(name: string, value: string | number, language: Language): string | number {
  if (dayNames.has(name) && typeof value === "string") return formatDay(value, language)
  if (sumNames.has(name)) return formatMoney(readSum(value), language)
  if (name !== "counter") return value
  const counter = QuotaCounter.safeParse(value)
  return counter.success ? inboxTexts[language](`counter.${counter.data}`) : value
}

/** Earlier releases stored sums as they are written in Vietnam: `2.450.000`. */
const readSum = (value: string | number): number =>
  typeof value === "number" ? value : Number(value.replaceAll(".", ""))

function formatDay(day: string, language: Language): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  return new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

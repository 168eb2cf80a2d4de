import { languageTag, type Language } from "@roomwright/contract/language"
import { messagingTexts } from "@roomwright/i18n/messaging-texts"
import { frameEmail } from "./email-frame.ts"
import type { StoredMessage } from "./stored-message.ts"

export interface FormattedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a mail program unsubscribes from this kind by one POST (RFC 8058). */
  readonly oneClick?: string
}

type Wording = Pick<StoredMessage, "name" | "language" | "values">

/** Formats a message as an email: its HTML says exactly what its text says. */
export function formatEmail({ name, language, values: given }: Wording): FormattedEmail {
  const say = messagingTexts[language]
  const values = tidyValues(given, language)
  const subject = say(`${name}.subject`, values)
  const paragraphs = say(`${name}.text`, values).split("\n\n")
  const footer = [`Roomwright · ${say("frame.tagline")}`, say("frame.automatic")]
  const { code, site, unsubscribe, oneClick } = values
  const way =
    unsubscribe === undefined ? null : { label: say("frame.unsubscribe"), address: String(unsubscribe) }
  const textFooter = way ? [...footer, `${way.label}: ${way.address}`] : footer
  return {
    subject,
    ...(oneClick === undefined ? {} : { oneClick: String(oneClick) }),
    text: [...paragraphs, `-- \n${textFooter.join("\n")}`].join("\n\n") + "\n",
    html: frameEmail({
      language,
      subject,
      paragraphs,
      code: code === undefined ? undefined : String(code),
      site: site === undefined ? undefined : String(site),
      footer,
      unsubscribe: way,
    }),
  }
}

/** Formats a message as a short message. */
export function formatSms({ name, language, values }: Wording): string {
  return messagingTexts[language](`${name}.sms`, tidyValues(values, language))
}

/** A nickname stays one piece of one line, whatever it contains; days take the reader's format. */
function tidyValues(values: StoredMessage["values"], language: Language): StoredMessage["values"] {
  const tidy: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    const line = typeof value === "string" ? tidyText(name, value) : value
    tidy[name] = name === "day" && typeof line === "string" ? formatDay(line, language) : line
  }
  return tidy
}

/** Of all values only `text` has paragraphs. */
const tidyText = (name: string, value: string): string =>
  name === "text"
    ? value
        .split(/\n\s*\n/)
        .map(tidyLine)
        .join("\n\n")
    : tidyLine(value)

function tidyLine(text: string): string {
  return (
    text
      .toWellFormed()
      // Invisible characters, except the joiner that combines emoji.
      .replaceAll(/[\p{Cf}--\u200D]/gv, "")
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim()
  )
}

function formatDay(day: string, language: Language): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  return new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

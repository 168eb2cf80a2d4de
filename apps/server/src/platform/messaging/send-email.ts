import type { Transporter } from "nodemailer"
import { languageTag, type Language } from "@roomwright/contract/language"
import type { MailConfig } from "../../config.ts"
import type { AppError } from "../app-error.ts"
import { refuseSending } from "./refuse-sending.ts"
import type { FormattedEmail } from "./format-message.ts"

export interface Email extends FormattedEmail {
  /** The same for every try, so that a mailbox which got it twice shows it once. */
  readonly id: string
  readonly to: string
  readonly language: Language
}

export type SendEmail = (email: Email) => Promise<void>

const connectMs = 5_000
/** A server that takes its time is cut then, wherever it is. */
const wholeMs = 10_000

/**
 * Sends emails by SMTP, each by a connection of its own, `wholeMs` at most. Throws `sendingFailed`, with the server's
 * words when it refuses the recipient.
 */
export function createSmtpSender({ smtpUrl, from }: MailConfig, publicUrl: string): SendEmail {
  const host = new URL(publicUrl).hostname
  let opened: Promise<Transporter> | undefined
  return async ({ id, to, language, subject, text, html, oneClick }) => {
    const transport = await (opened ??= openTransport(smtpUrl))
    try {
      await transport.sendMail({
        from,
        // As a value, never parsed: one message has one recipient.
        to: [{ name: "", address: to }],
        messageId: `<${id}@${host}>`,
        subject,
        text,
        html,
        headers: {
          "content-language": languageTag[language],
          // Nobody's absence note answers a program.
          "auto-submitted": "auto-generated",
          "x-auto-response-suppress": "All",
          ...(oneClick === undefined
            ? {}
            : { "list-unsubscribe": `<${oneClick}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" }),
        },
        signal: AbortSignal.timeout(wholeMs),
      })
    } catch (error) {
      throw explainSmtp(error)
    }
  }
}

/** Loaded with the first email: a start does not wait for it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer")
  return createTransport({
    url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: wholeMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The server's own words name the recipient: of them only code and step go to the log. */
function explainSmtp(error: unknown): AppError {
  const { code, command, responseCode, response } = readFault(error)
  const words = ["SMTP", code, command, responseCode].filter((part) => part !== undefined).join(" ")
  const isRecipientRefused =
    command === "RCPT TO" && responseCode !== undefined && responseCode >= 500 && responseCode < 600
  return refuseSending(words, isRecipientRefused ? (response ?? "") : "")
}

interface SmtpFault {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

function readFault(error: unknown): SmtpFault {
  if (!(error instanceof Error)) return {}
  return {
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...("command" in error && typeof error.command === "string" ? { command: error.command } : {}),
    ...("responseCode" in error && typeof error.responseCode === "number"
      ? { responseCode: error.responseCode }
      : {}),
    ...("response" in error && typeof error.response === "string" ? { response: error.response } : {}),
  }
}

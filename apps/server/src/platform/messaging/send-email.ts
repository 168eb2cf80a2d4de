import type { Transporter } from "nodemailer"
import { languageTag, type Language } from "@roomwright/contract/language"
import type { MailConfig } from "../../config.ts"
import type { AppError } from "../app-error.ts"
import { refuseSending } from "./refuse-sending.ts"
import type { FormattedEmail } from "./format-message.ts"

export interface Email extends FormattedEmail {
  /** The same for every try, so a mailbox that got it twice shows it once. */
  readonly id: string
  readonly to: string
  readonly language: Language
}

export type SendEmail = (email: Email) => Promise<void>

const connectMs = 5_000
/** Cuts a slow server at this point, wherever it is. */
const wholeMs = 10_000

/**
 * Sends emails by SMTP, each on its own connection, within `wholeMs`. Throws `sendingFailed`, with the
 * server's message when it refuses the recipient.
 */
export function createSmtpSender({ smtpUrl, from }: MailConfig, publicUrl: string): SendEmail {
  const host = new URL(publicUrl).hostname
  let opened: Promise<Transporter> | undefined
  return async ({ id, to, language, subject, text, html, oneClick }) => {
    const transport = await (opened ??= openTransport(smtpUrl))
    try {
      await transport.sendMail({
        from,
        // A value, never parsed: one message has one recipient.
        to: [{ name: "", address: to }],
        messageId: `<${id}@${host}>`,
        subject,
        text,
        html,
        headers: {
          "content-language": languageTag[language],
          // Absence notes must not answer a program.
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

/** The server's own message names the recipient: only code and step go to the log. */
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

import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"
import type { Channels } from "./channels.ts"

/** All messages with their values. The texts are in `i18n`, area `messaging`. */
export interface MessageFields {
  readonly "register-code": { readonly code: string; readonly minutes: number }
  readonly "login-code": { readonly code: string; readonly minutes: number }
  readonly "forget-code": { readonly code: string; readonly minutes: number }
  readonly "bind-code": { readonly code: string; readonly minutes: number }
  /** Somebody, probably the owner, tries to register an existing account. */
  readonly "already-registered": { readonly site: string }
  readonly "password-changed": { readonly nickname: string }
  /** To the previous address. */
  readonly "email-changed": { readonly nickname: string; readonly email: string }
  readonly "mobile-changed": { readonly nickname: string; readonly mobile: string }
  readonly "second-factor-changed": { readonly nickname: string }
  /** `day` is a calendar day, YYYY-MM-DD; it is formatted in the message's language. */
  readonly "deletion-asked": { readonly nickname: string; readonly day: string; readonly site: string }
  readonly "enterprise-request": {
    readonly name: string
    readonly company: string
    readonly email: string
    readonly phone: string
    readonly message: string
  }
  /** To a visitor who wrote to us; `text` has paragraphs. */
  readonly "feedback-reply": { readonly question: string; readonly text: string }
  /** Proves that emails or SMS go out. */
  readonly "channel-test": Readonly<Record<never, never>>
  readonly "account-erased": { readonly nickname: string }
  /**
   * The copy of a notification, already formatted: `text` has paragraphs, `site` is the notification's own
   * page, and `unsubscribe` the page that ends copies of its kind; `oneClick` is where mail programs do so.
   */
  readonly "mail-copy": {
    readonly nickname: string
    readonly title: string
    readonly text: string
    readonly site: string
    readonly unsubscribe: string
    readonly oneClick: string
  }
  /** The copy of a notification that nobody can switch off. */
  readonly "mail-alert": {
    readonly nickname: string
    readonly title: string
    readonly text: string
    readonly site: string
  }
}
export type MessageName = keyof MessageFields

/**
 * `nobody` takes the whole path and is dropped at its end: the work is the same whether an account exists or
 * not.
 */
export type Recipient = { readonly email: string } | { readonly mobile: string } | { readonly nobody: true }

/** An email or SMS before it is formatted. */
export type Message = {
  [Name in MessageName]: {
    readonly name: Name
    readonly to: Recipient
    readonly language: Language
    readonly values: MessageFields[Name]
  }
}[MessageName]

/** Sends emails by SMTP and SMS by the gateway, or to the outbox outside production. */
export interface Messaging {
  /**
   * Sends at once. Throws AppError `sendingFailed`, for SMS with the gateway's message, when that fails;
   * never sends twice.
   */
  sendNow(message: Message): Promise<void>
  /**
   * Sends at once by these channels instead of the current ones, and never to the outbox. Throws
   * `sendingFailed`.
   */
  sendBy(channels: Channels, message: Message): Promise<void>
  /** Reads in advance, with other queries of this transaction, what `enqueue` will need. */
  lookAhead(tx: Transaction<DB>): void
  /** Written with this transaction and sent soon after it, with retries; rolled back with it, too. */
  enqueue(tx: Transaction<DB>, message: Message): Promise<void>
}

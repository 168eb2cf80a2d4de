import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"
import type { Channels } from "./channels.ts"

/** Every message there is, with what its text has places for. The words are in `i18n`, area `messaging`. */
export interface MessageFields {
  readonly "register-code": { readonly code: string; readonly minutes: number }
  readonly "login-code": { readonly code: string; readonly minutes: number }
  readonly "forget-code": { readonly code: string; readonly minutes: number }
  readonly "bind-code": { readonly code: string; readonly minutes: number }
  /** Somebody, probably the owner, tries to register what has an account already. */
  readonly "already-registered": { readonly site: string }
  readonly "password-changed": { readonly nickname: string }
  /** To the address that it was before. */
  readonly "email-changed": { readonly nickname: string; readonly email: string }
  readonly "mobile-changed": { readonly nickname: string; readonly mobile: string }
  readonly "second-factor-changed": { readonly nickname: string }
  /** `day` is a calendar day, YYYY-MM-DD; it is worded in the message's language. */
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
  /** Says that emails or SMS go out. */
  readonly "channel-test": Readonly<Record<never, never>>
  readonly "account-erased": { readonly nickname: string }
  /**
   * The copy of a notification, worded already: `text` has paragraphs, `site` is the notification's own page, and `unsubscribe` the
   * page that ends copies of its kind; `oneClick` is where mail programs do so.
   */
  readonly "mail-copy": {
    readonly nickname: string
    readonly title: string
    readonly text: string
    readonly site: string
    readonly unsubscribe: string
    readonly oneClick: string
  }
  /** The copy of a notification that nobody can end. */
  readonly "mail-alert": {
    readonly nickname: string
    readonly title: string
    readonly text: string
    readonly site: string
  }
}
export type MessageName = keyof MessageFields

/** `nobody` goes the whole way and is dropped at its end: the work is the same whether an account exists or not. */
export type Recipient = { readonly email: string } | { readonly mobile: string } | { readonly nobody: true }

/** An email or SMS before it is worded. */
export type Message = {
  [Name in MessageName]: {
    readonly name: Name
    readonly to: Recipient
    readonly language: Language
    readonly values: MessageFields[Name]
  }
}[MessageName]

/** Sends emails and SMS, by SMTP and the gateway, or into the outbox outside production. */
export interface Messaging {
  /** Sends at once. Throws AppError `sendingFailed`, for SMS with the gateway's words, when that fails; never sends twice. */
  sendNow(message: Message): Promise<void>
  /** Sends at once by these channels instead of those in force, and never into the outbox. Throws `sendingFailed`. */
  sendBy(channels: Channels, message: Message): Promise<void>
  /** Asks already what `enqueue` will have to know in this transaction, together with what else is asked just now. */
  lookAhead(tx: Transaction<DB>): void
  /** Written with this transaction and sent soon after it, with retries; lost with it, too. */
  enqueue(tx: Transaction<DB>, message: Message): Promise<void>
}

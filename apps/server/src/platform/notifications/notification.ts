import type { Language, LocalText } from "@roomwright/contract/language"
import type { NotificationType, NotificationValues } from "@roomwright/contract/notifications/types"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"

/** A text in several languages may replace a plain one: the reader gets it in their language. */
type Worded<Values> = {
  readonly [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? LocalText : never)
}

/** A type of notification with the values of its text. */
export type NotificationContent = {
  [Type in NotificationType]: { readonly type: Type; readonly values: Worded<NotificationValues[Type]> }
}[NotificationType]

export type NewNotification = NotificationContent & {
  readonly accountId: string
  /** Of the email copy, where what it is about has a language of its own; the reader's by default. */
  readonly language?: Language
}

/** Writes into the inboxes of accounts. */
export interface Notifications {
  /** Reads in advance, with other queries of this transaction, what `write` will need for these readers. */
  lookAhead(
    tx: Transaction<DB>,
    readers: readonly { readonly accountId: string; readonly type: NotificationType }[],
  ): void
  /**
   * Writes one notification in the caller's transaction (`inTransaction`), with its email copy if the reader
   * wants one. At the transaction's end the notifications of all readers get their numbers, in one order for
   * everybody. Deleted accounts get nothing.
   */
  write(tx: Transaction<DB>, notification: NewNotification): Promise<void>
}

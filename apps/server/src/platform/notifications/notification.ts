import type { LocalText } from "@roomwright/contract/language"
import type { NotificationType, NotificationValues } from "@roomwright/contract/notifications/types"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"

/** A text in several languages may stand for a plain one: the reader gets it in theirs. */
type Worded<Values> = {
  readonly [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? LocalText : never)
}

/** A type of notification with what its wording has places for. */
export type NotificationContent = {
  [Type in NotificationType]: { readonly type: Type; readonly values: Worded<NotificationValues[Type]> }
}[NotificationType]

export type NewNotification = NotificationContent & { readonly accountId: string }

/** Writes into the inboxes of accounts. */
export interface Notifications {
  /**
   * One notification, with its email copy where the reader wants one, in the caller's transaction (`inTransaction`). At the end
   * of that the notifications of all its readers get their numbers, in one order for everybody. Accounts that are gone get
   * nothing.
   */
  write(tx: Transaction<DB>, notification: NewNotification): Promise<void>
}

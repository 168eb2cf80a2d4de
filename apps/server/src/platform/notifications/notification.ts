import type { LocalText } from "@roomwright/contract/language"
import type { MailType, MailValues } from "@roomwright/contract/notifications/types"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"

/** A text in several languages may stand for a plain one: the reader gets it in theirs. */
type Worded<Values> = {
  readonly [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? LocalText : never)
}

/** A type of mail with what its wording has places for. */
export type MailContent = {
  [Type in MailType]: { readonly type: Type; readonly values: Worded<MailValues[Type]> }
}[MailType]

export type NewMail = MailContent & { readonly accountId: string }

/** Writes into the inboxes of accounts. */
export interface Mails {
  /**
   * One mail, with its email copy where the reader wants one, in the caller's transaction (`inTransaction`). At the end
   * of that the mails of all its readers get their numbers, in one order for everybody. Accounts that are gone get
   * nothing.
   */
  write(tx: Transaction<DB>, mail: NewMail): Promise<void>
}

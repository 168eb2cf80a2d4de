import type { MailType, MailValues } from "@roomwright/contract/mail-values"
import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"

/** A type of mail with what its wording has places for. */
export type MailContent = {
  [Type in MailType]: { readonly type: Type; readonly values: MailValues[Type] }
}[MailType]

export type NewMail = MailContent & { readonly accountId: string }

/** Writes into the inboxes of accounts. */
export interface Mails {
  /**
   * One mail, with its email copy where the reader wants one, in the caller's transaction (`inTransaction`) and as its
   * last step: the reader's next number stays locked until it ends. Accounts that are gone get nothing.
   */
  write(tx: Transaction<DB>, mail: NewMail): Promise<void>
  /**
   * Locks the inboxes of several accounts, in one order for everybody. For a transaction that writes into them one
   * after the other: without it, two of them could wait for each other.
   */
  hold(tx: Transaction<DB>, accountIds: readonly string[]): Promise<void>
}

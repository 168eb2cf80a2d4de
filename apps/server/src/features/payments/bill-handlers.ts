import type { Language } from "@roomwright/contract/language"
import type { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A bill for the feature that created it. */
export interface HandledBill {
  readonly id: string
  readonly kind: BillKind
  readonly subjectId: string
  readonly amount: number
}

/** A change of a bill: when, and by whom (null: time). */
export interface BillTurn {
  readonly state: BillState
  readonly at: Date
  readonly actorId: string | null
  readonly reason: string | null
}

/** What the feature that owns a kind of bill does when one changes, in the same transaction. */
export interface BillHandlers {
  /** The payment was confirmed, and the minutes are over in which that is taken back. An error here leaves the bill as it was. */
  confirmed(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /**
   * A payment after the bill's end was accepted and is not given yet: what was released is reserved again until it is given or taken
   * back. An error here leaves the bill ended.
   */
  heldAnew?(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /** That was taken back in silence: what was reserved again is released. */
  letGo?(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /** Expired or cancelled: releases what was reserved for it. */
  ended(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /**
   * A confirmation is taken back after its delivery: what it caused is as before. Throws `undoTooLate` once
   * something was used or given away.
   */
  takenBack(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /**
   * A part of what was paid goes back to its payer by a sum (VND), or less than nothing when that is withdrawn; what was bought stays. Absent where
   * parts go back by the purchase itself, as those of orders.
   */
  givenBack?(tx: Transaction<DB>, bill: HandledBill, by: number): Promise<void>
  /** The language in which it was bought, for the email about its payment; by default that of the payer's account. */
  languageOf?(db: Kysely<DB>, subjectId: string): Promise<Language | null>
  /** Who sells one purchase; undefined for the platform. */
  sellerOf?(
    db: Kysely<DB>,
    subjectId: string,
  ): Promise<{ readonly id: string; readonly nickname: string } | undefined>
  /** How the buyers of these subjects are called besides their accounts' names, by subject. */
  namesOf?(db: Kysely<DB>, subjectIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** The payees of these subjects, by subject; omits those whose payee is the platform. */
  payees?(db: Kysely<DB>, subjectIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
}

/** By kind; registered in `app.ts`. */
export type BillHandlerTable = Partial<Record<BillKind, BillHandlers>>

import type { BillKind, BillState } from "@roomwright/contract/payments/bills"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A bill as the feature that had it made needs it. */
export interface HandledBill {
  readonly id: string
  readonly kind: BillKind
  readonly subjectId: string
  readonly amount: number
}

/** How a bill changed: when, and who did it (null: time). */
export interface BillTurn {
  readonly state: BillState
  readonly at: Date
  readonly actorId: string | null
  readonly reason: string | null
}

/** What the feature that owns a kind of bill does when one changes, in the same transaction. */
export interface BillHandlers {
  /** The money is there. What throws here leaves the bill as it was. */
  confirmed(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /** Expired or called off: what was held for it is free again. */
  ended(tx: Transaction<DB>, bill: HandledBill, turn: BillTurn): Promise<void>
  /** Who gets the money of these subjects, by subject; left out where it is the platform. */
  payees?(db: Kysely<DB>, subjectIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** By kind; registered in `app.ts`. */
export type BillHandlerTable = Partial<Record<BillKind, BillHandlers>>

import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"

/**
 * The kinds of account in the ledger of money: the world outside; a statement line that nobody has assigned;
 * money that came for a bill and is not used yet; money besides what the bill needs; money that pays the
 * bill of an order, or another bill; a refund due to its payer; credit of a buyer; what is owed to a seller; what the platform let off;
 * lines about no bill that staff have set aside.
 */
export type MoneyKind =
  | "bank"
  | "unknown"
  | "bill"
  | "over"
  | "sale"
  | "earned"
  | "refund"
  | "credit"
  | "seller"
  | "waived"
  | "commission"
  | "aside"

export interface MoneyAccount {
  readonly kind: MoneyKind
  readonly id: string
}

/** The owner of accounts that exist once. */
const platform = "00000000-0000-0000-0000-000000000000"
export const bank: MoneyAccount = { kind: "bank", id: platform }
export const waived: MoneyAccount = { kind: "waived", id: platform }
export const accountOf = (kind: MoneyKind, id: string): MoneyAccount => ({ kind, id })

/** A sum that moves from one account to another. */
export interface Booking {
  /** Why, as one word. */
  readonly what: string
  readonly from: MoneyAccount
  readonly to: MoneyAccount
  /** VND; nothing is booked for 0. */
  readonly amount: number
  readonly billId?: string
  /** The note, line, refund or payout that it belongs to. */
  readonly subjectId?: string
  readonly undoes?: string
}

interface Occasion {
  readonly at: Date
  /** Null for time and the platform. */
  readonly actorId: string | null
}

/** Adds entries to the ledger, in the transaction of what causes them. Returns their ids. */
export async function bookMoney(
  tx: Transaction<DB>,
  { at, actorId }: Occasion,
  bookings: readonly Booking[],
): Promise<string[]> {
  const rows = bookings
    .filter(({ amount }) => amount !== 0)
    .map(({ what, from, to, amount, billId, subjectId, undoes }) => ({
      id: newId(),
      at,
      what,
      from_kind: from.kind,
      from_id: from.id,
      to_kind: to.kind,
      to_id: to.id,
      amount,
      bill_id: billId ?? null,
      subject_id: subjectId ?? null,
      actor_id: actorId,
      undoes: undoes ?? null,
    }))
  if (rows.length > 0) await tx.insertInto("money_entry").values(rows).execute()
  return rows.map(({ id }) => id)
}

/** What came to an account minus what left it. */
export async function readBalance(db: Kysely<DB>, { kind, id }: MoneyAccount): Promise<number> {
  const row = await db
    .selectFrom("money_balance")
    .select("balance")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst()
  return row?.balance ?? 0
}

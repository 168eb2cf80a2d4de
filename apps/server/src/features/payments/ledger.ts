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
/** Commissions, which are the platform's own. */
export const kept: MoneyAccount = { kind: "commission", id: platform }
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

/** An entry as a counter entry needs it. */
export interface Entry {
  readonly id: string
  readonly from_kind: string
  readonly from_id: string
  readonly to_kind: string
  readonly to_id: string
  readonly amount: number
  readonly bill_id: string | null
  readonly subject_id: string | null
}

/** The entries that nothing has taken back yet, of a bill or of a subject, oldest first. */
export const standingEntries = (
  db: Kysely<DB>,
  of: { readonly billId: string } | { readonly subjectId: string },
) =>
  db
    .selectFrom("money_entry as e")
    .select(["e.id", "e.at", "e.what", "e.from_kind", "e.from_id", "e.to_kind", "e.to_id", "e.amount"])
    .select(["e.bill_id", "e.subject_id", "e.actor_id"])
    .where("billId" in of ? "e.bill_id" : "e.subject_id", "=", "billId" in of ? of.billId : of.subjectId)
    .where("e.undoes", "is", null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("money_entry as u").select("u.id").whereRef("u.undoes", "=", "e.id"))),
    )
    .orderBy("e.at")
    .orderBy("e.id")

/** Takes entries back, by one counter entry each. */
export async function takeBackEntries(
  tx: Transaction<DB>,
  occasion: Occasion,
  entries: readonly Entry[],
): Promise<void> {
  await bookMoney(
    tx,
    occasion,
    entries.map((entry) => ({
      what: "undo",
      // The kinds of rows are those that were booked.
      from: accountOf(entry.to_kind as MoneyKind, entry.to_id),
      to: accountOf(entry.from_kind as MoneyKind, entry.from_id),
      amount: entry.amount,
      undoes: entry.id,
      ...(entry.bill_id === null ? {} : { billId: entry.bill_id }),
      ...(entry.subject_id === null ? {} : { subjectId: entry.subject_id }),
    })),
  )
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

import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { nameCreditNote } from "./credit-notes.ts"

/** A refund of a bill, due or made. */
export interface RefundNote {
  readonly id: string
  readonly kind: string
  /** Of which purchase of the bill, where it is of one. */
  readonly subjectId: string | null
  /** VND. */
  readonly amount: number
  readonly reason: string
  readonly at: Date
  readonly madeAt: Date | null
  /** It stays with its payer as credit. */
  readonly isCredit: boolean
  readonly reference: string | null
  /** The number of its credit note; null until it is issued. */
  readonly creditNote: string | null
}

/** What goes back of a bill, due or made, oldest first. */
export async function readRefundNotes(db: Kysely<DB>, billId: string): Promise<RefundNote[]> {
  const rows = await db
    .selectFrom("payment_note as n")
    .leftJoin("credit_note as c", "c.note_id", "n.id")
    .select([
      "n.id",
      "n.kind",
      "n.subject_id",
      "n.due",
      "n.remark",
      "n.noted_at",
      "n.settled_at",
      "n.outcome",
    ])
    .select(["n.reference", "c.year", "c.number"])
    .where("n.bill_id", "=", billId)
    .where("n.outcome", "in", ["REFUND_DUE", "REFUNDED", "CREDITED"])
    .where("n.due", ">", 0)
    .orderBy("n.noted_at")
    .orderBy("n.id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    amount: row.due ?? 0,
    reason: row.remark,
    at: row.noted_at,
    madeAt: row.outcome === "REFUND_DUE" ? null : row.settled_at,
    isCredit: row.outcome === "CREDITED",
    reference: row.reference,
    creditNote:
      row.year === null || row.number === null
        ? null
        : nameCreditNote({ year: row.year, number: row.number }),
  }))
}

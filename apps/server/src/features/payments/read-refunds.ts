import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

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
  readonly reference: string | null
}

/** What goes back of a bill, due or made, oldest first. */
export async function readRefundNotes(db: Kysely<DB>, billId: string): Promise<RefundNote[]> {
  const rows = await db
    .selectFrom("payment_note")
    .select(["id", "kind", "subject_id", "due", "remark", "noted_at", "settled_at", "outcome", "reference"])
    .where("bill_id", "=", billId)
    .where("outcome", "in", ["REFUND_DUE", "REFUNDED"])
    .where("due", ">", 0)
    .orderBy("noted_at")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    amount: row.due ?? 0,
    reason: row.remark,
    at: row.noted_at,
    madeAt: row.outcome === "REFUNDED" ? row.settled_at : null,
    reference: row.reference,
  }))
}

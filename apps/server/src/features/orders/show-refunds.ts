import type { OrderRefund } from "@roomwright/contract/orders/order-refund"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { readRefundNotes } from "../payments/payments.public.ts"

interface Refunded {
  readonly orderId: string
  readonly billId: string
  /** Its bill pays other orders, too. */
  readonly isShared: boolean
}

/** What goes back of an order, oldest first. Money that came besides what a shared bill needs belongs to no order. */
export async function readOrderRefunds(
  db: Kysely<DB>,
  { orderId, billId, isShared }: Refunded,
): Promise<OrderRefund[]> {
  const notes = await readRefundNotes(db, billId)
  const own = notes.filter(({ subjectId }) => subjectId === orderId || (!isShared && subjectId === null))
  if (own.length === 0) return []
  const parts = await db
    .selectFrom("order_refund")
    .select(["note_id", "line", "pieces"])
    .where("order_id", "=", orderId)
    .execute()
  const partOf = new Map(parts.map((part) => [part.note_id, part]))
  return own.map(({ id, kind, amount, reason, at, madeAt, isCredit, reference, creditNote }) => ({
    id,
    kind:
      kind === "PART" ? ("part" as const) : kind === "CALLED_OFF" ? ("whole" as const) : ("other" as const),
    amount,
    // Remarks on payments are for staff.
    reason: kind === "PART" ? reason : null,
    line: partOf.get(id)?.line ?? null,
    pieces: partOf.get(id)?.pieces ?? null,
    at: at.toISOString(),
    madeAt: madeAt?.toISOString() ?? null,
    isCredit,
    reference,
    creditNote,
  }))
}

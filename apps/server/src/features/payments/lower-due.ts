import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

interface Lowering {
  readonly billId: string
  readonly kind: "CALLED_OFF" | "PART"
  /** VND, above 0. */
  readonly by: number
}

/** Less is due back of notes of this kind, the newest first; returns by how much in all. */
export async function lowerDue(tx: Transaction<DB>, { billId, kind, by }: Lowering): Promise<number> {
  const notes = await tx
    .selectFrom("payment_note")
    .select(["id", "due"])
    .where("bill_id", "=", billId)
    .where("kind", "=", kind)
    .where("outcome", "=", "REFUND_DUE")
    .where("due", ">", 0)
    .orderBy("noted_at", "desc")
    .orderBy("id", "desc")
    .execute()
  let left = by
  for (const { id, due } of notes) {
    const less = Math.min(left, due ?? 0)
    left -= less
    if (less > 0)
      await tx
        .updateTable("payment_note")
        .set({ due: (due ?? 0) - less })
        .where("id", "=", id)
        .execute()
  }
  return by - left
}

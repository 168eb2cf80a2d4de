import type { Selectable, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { lockBill, type BillRow } from "./move-bill.ts"

export type NoteRow = Selectable<DB["payment_note"]>

/** Locks a note, and its bill before it: what moves a bill changes its notes as well. Throws `notFound`. */
export async function lockNote(
  tx: Transaction<DB>,
  noteId: string,
): Promise<{ bill: BillRow; note: NoteRow }> {
  const known = await tx
    .selectFrom("payment_note")
    .select("bill_id")
    .where("id", "=", noteId)
    .executeTakeFirst()
  const bill = known && (await lockBill(tx, known.bill_id))
  if (!bill) throw new AppError("notFound")
  const note = await tx
    .selectFrom("payment_note")
    .selectAll()
    .where("id", "=", noteId)
    .forUpdate()
    .executeTakeFirst()
  // Withdrawn meanwhile.
  if (!note) throw new AppError("notFound")
  return { bill, note }
}

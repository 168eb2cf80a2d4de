import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A merchant's part of a bill that pays several. */
export interface BillPart {
  readonly id: string
  /** The other parts for which an invoice is due. */
  readonly others: readonly string[]
}

interface Written {
  readonly billId: string
  readonly part: BillPart | null
  readonly values: { readonly number: string; readonly issued_on: string; readonly lookup: string }
  readonly noted: { readonly noted_at: Date; readonly noted_by: string }
}

/**
 * Stores the invoice of a bill or of a part of it; a bill with parts has its invoice when all of them have. Returns
 * whether the same was stored before.
 */
export async function writeInvoice(
  tx: Transaction<DB>,
  { billId, part, values, noted }: Written,
): Promise<boolean> {
  if (part === null) return writeWhole(tx, { billId, values, noted })
  const before = await tx
    .selectFrom("bill_part_invoice")
    .select(["number", "issued_on", "lookup"])
    .where("subject_id", "=", part.id)
    .executeTakeFirst()
  await tx
    .insertInto("bill_part_invoice")
    .values({ subject_id: part.id, bill_id: billId, ...values, ...noted })
    .onConflict((conflict) => conflict.column("subject_id").doUpdateSet({ ...values, ...noted }))
    .execute()
  const parts = await tx
    .selectFrom("bill_part_invoice")
    .select(["subject_id", "number"])
    .where("bill_id", "=", billId)
    .orderBy("noted_at")
    .execute()
  const issued = new Set(parts.map(({ subject_id }) => subject_id))
  if (part.others.every((id) => issued.has(id)))
    await writeWhole(tx, {
      billId,
      values: { ...values, number: parts.map(({ number }) => number).join(", ") },
      noted,
    })
  return isSame(before, values)
}

async function writeWhole(
  tx: Transaction<DB>,
  { billId, values, noted }: Omit<Written, "part">,
): Promise<boolean> {
  const before = await tx
    .selectFrom("bill_invoice")
    .select(["number", "issued_on", "lookup"])
    .where("bill_id", "=", billId)
    .executeTakeFirst()
  await tx
    .insertInto("bill_invoice")
    .values({ bill_id: billId, ...values, ...noted })
    .onConflict((conflict) => conflict.column("bill_id").doUpdateSet({ ...values, ...noted }))
    .execute()
  return isSame(before, values)
}

const isSame = (before: Written["values"] | undefined, values: Written["values"]): boolean =>
  before?.number === values.number && before.issued_on === values.issued_on && before.lookup === values.lookup

import { BillKind } from "@roomwright/contract/payments/bills"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"

interface PaidBill {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly payer_id: string
}

/** The parties of these bills, by bill: payers and sellers. */
export async function readBillParties(
  db: Kysely<DB>,
  handlers: BillHandlerTable,
  bills: readonly PaidBill[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parties = new Map<string, readonly string[]>(bills.map(({ id, payer_id }) => [id, [payer_id]]))
  for (const [kind, some] of Map.groupBy(bills, (bill) => bill.kind)) {
    const subjectIds = some.map(({ subject_id }) => subject_id)
    const payees = await handlers[z.parse(BillKind, kind)]?.payees?.(db, subjectIds)
    for (const { id, subject_id, payer_id } of some) {
      parties.set(id, [payer_id, ...(payees?.get(subject_id) ?? [])])
    }
  }
  return parties
}

/** The same for one bill. */
export const partiesOf = async (
  db: Kysely<DB>,
  handlers: BillHandlerTable,
  bill: PaidBill,
): Promise<readonly string[]> => (await readBillParties(db, handlers, [bill])).get(bill.id) ?? []

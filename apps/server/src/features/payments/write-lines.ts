import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { bookMoney } from "./ledger.ts"
import { lowerDue } from "./lower-due.ts"
import type { PlannedLine } from "./plan-line.ts"

interface Occasion {
  readonly at: Date
  readonly actorId: string
}

/** How many rows one SQL statement inserts. */
const batch = 500

/** Splits a list into parts for one SQL statement each. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch)
}

/** Writes what was planned for lines of a statement: entries, proofs, and notes for the queue. */
export async function writeLines(
  tx: Transaction<DB>,
  occasion: Occasion,
  planned: readonly { readonly lineId: string; readonly billId: string; readonly plan: PlannedLine }[],
): Promise<void> {
  for (const some of inBatches(planned.flatMap(({ plan }) => plan.bookings)))
    await bookMoney(tx, occasion, some)
  for (const { lineId, billId, plan } of planned) {
    if (plan.proves !== null)
      await tx.updateTable("statement_line").set({ proves: plan.proves }).where("id", "=", lineId).execute()
    for (const [kind, by] of [["CALLED_OFF", plan.lowersDue] as const, ["PART", plan.lowersPart] as const])
      if (by > 0) await lowerDue(tx, { billId, kind, by })
  }
  const notes = planned.flatMap(({ lineId, billId, plan: { note } }) =>
    note === null
      ? []
      : [{ id: newId(), bill_id: billId, line_id: lineId, remark: "", noted_at: occasion.at, ...note }],
  )
  for (const some of inBatches(notes)) await tx.insertInto("payment_note").values(some).execute()
}

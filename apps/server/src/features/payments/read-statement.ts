import type { StatementLine } from "@roomwright/contract/payments/receipts-admin"
import type { Insertable, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { parseStatement } from "./parse-statement.ts"
import { findTransferCode } from "./transfer-code.ts"

/**
 * Imports a statement: each line once, by the bank's reference, with the bill that its message names. It
 * confirms nothing: the clerk sees the match beside the receipt. Throws `statementUnreadable`.
 */
export async function readStatement(
  services: Services,
  clerkId: string,
  csv: string,
): Promise<StatementLine[]> {
  const lines = await parseStatement(csv)
  return inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const codes = new Set(
      lines.map(({ message }) => findTransferCode(message)).filter((code) => code !== null),
    )
    const bills = await billsByCode(tx, [...codes])
    const billOf = (code: string | null) => (code === null ? undefined : bills.get(code))
    const isNewLine = await insertLines(
      tx,
      lines.map((line) => ({
        id: newId(),
        ...line,
        bill_id: billOf(findTransferCode(line.message))?.id ?? null,
        read_at: at,
        read_by: clerkId,
      })),
    )
    const read: StatementLine[] = []
    for (const line of lines) {
      const code = findTransferCode(line.message)
      const bill = billOf(code)
      // The same bank reference again in one file is the same line.
      const isNew = isNewLine.delete(line.reference)
      const match = bill ? (bill.amount === line.amount ? "exact" : "other-sum") : "unknown"
      read.push({
        reference: line.reference,
        at: line.at.toISOString(),
        amount: line.amount,
        message: line.message,
        outcome: isNew ? match : "known",
        transferCode: bill ? code : null,
      })
    }
    const known = read.filter(({ outcome }) => outcome === "known").length
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "statement.read",
      subject: { kind: "statement", id: newId() },
      details: { lines: read.length, known },
    })
    return read
  })
}

async function billsByCode(
  tx: Transaction<DB>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly amount: number }>> {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .selectFrom("bill")
    .select(["id", "amount", "transfer_code"])
    .where("transfer_code", "in", codes)
    .execute()
  return new Map(rows.map(({ id, amount, transfer_code }) => [transfer_code, { id, amount }]))
}

/** How many lines one SQL statement inserts. */
const batch = 500

/** Inserts new lines; returns their references. */
async function insertLines(
  tx: Transaction<DB>,
  lines: readonly Insertable<DB["statement_line"]>[],
): Promise<Set<string>> {
  const inserted = new Set<string>()
  for (let from = 0; from < lines.length; from += batch) {
    const rows = await tx
      .insertInto("statement_line")
      .values(lines.slice(from, from + batch))
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning("reference")
      .execute()
    for (const { reference } of rows) inserted.add(reference)
  }
  return inserted
}

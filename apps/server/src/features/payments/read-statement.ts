import type { StatementLine } from "@roomwright/contract/payments/receipts-admin"
import { statementLimits } from "@roomwright/contract/payments/receipts-admin"
import type { Insertable, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { settleClaimed, type ClaimLines } from "./claim-lines.ts"
import { accountOf, bank, bookMoney } from "./ledger.ts"
import { parseStatement } from "./parse-statement.ts"
import { planLine } from "./plan-line.ts"
import { readBooks } from "./read-books.ts"
import { findTransferCode } from "./transfer-code.ts"
import { inBatches, writeLines } from "./write-lines.ts"

interface ReadStatement {
  /** How many lines of incoming money it has, and how many of them were imported before. */
  readonly total: number
  readonly known: number
  /** The first of them. */
  readonly lines: StatementLine[]
}

/**
 * Imports a statement: each line once, by the bank's reference. Money whose message names a bill is booked for
 * that bill, or proves what a receipt or a note said before, or a seller's repayment; the rest is unknown until a clerk assigns it. It
 * confirms nothing: what differs waits in the queue. Throws `statementUnreadable`.
 */
export async function readStatement(
  services: Services,
  claimLines: ClaimLines,
  { clerkId, csv }: { readonly clerkId: string; readonly csv: string },
): Promise<ReadStatement> {
  const lines = (await parseStatement(csv)).map((line) => ({
    ...line,
    id: newId(),
    code: findTransferCode(line.message),
  }))
  return inTransaction(services, async (tx) => {
    const occasion = { at: services.clock.now(), actorId: clerkId }
    const bills = await lockBillsByCode(tx, [...new Set(lines.flatMap(({ code }) => code ?? []))])
    const billOf = (code: string | null) => (code === null ? undefined : bills.get(code))
    const isNewLine = await insertLines(
      tx,
      lines.map(({ code, ...line }) => {
        const billId = billOf(code)?.id ?? null
        const state = billId === null ? "unknown" : "assigned"
        return { ...line, bill_id: billId, state, read_at: occasion.at, read_by: clerkId }
      }),
    )
    const fresh = lines.filter(({ id }) => isNewLine.has(id))
    const books = await readBooks(tx, [...bills.values()])
    const planned = fresh.flatMap(({ id, amount, code }) => {
      const bill = billOf(code)
      const kept = bill && books.get(bill.id)
      if (!kept) return []
      return [{ lineId: id, billId: kept.id, plan: planLine(kept, { id, amount, wasUnknown: false }) }]
    })
    await writeLines(tx, occasion, planned)
    const nameless = fresh.filter(({ code }) => !billOf(code))
    const claimed = await claimLines(tx, nameless)
    await settleClaimed(tx, occasion, claimed)
    const unknown = nameless
      .filter(({ id }) => !claimed.has(id))
      .map(({ id, amount }) => {
        return { what: "line", from: bank, to: accountOf("unknown", id), amount, subjectId: id }
      })
    for (const some of inBatches(unknown)) await bookMoney(tx, occasion, some)
    const known = lines.length - fresh.length
    await recordAudit(tx, occasion.at, {
      actorId: clerkId,
      action: "statement.read",
      subject: { kind: "statement", id: newId() },
      details: { lines: lines.length, known },
    })
    const shown = lines
      .slice(0, statementLimits.shown)
      .map(({ id, reference, at, amount, message, code }) => {
        const bill = billOf(code)
        const match = bill
          ? books.get(bill.id)?.asked === amount
            ? ("exact" as const)
            : ("other-sum" as const)
          : ("unknown" as const)
        const outcome = isNewLine.has(id) ? match : ("known" as const)
        return { reference, at: at.toISOString(), amount, message, outcome, transferCode: bill ? code : null }
      })
    return { total: lines.length, known, lines: shown }
  })
}

interface NamedBill {
  readonly id: string
  readonly amount: number
  readonly state: string
}

/** Locks the bills that are named, always in the same order. */
async function lockBillsByCode(
  tx: Transaction<DB>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NamedBill>> {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .selectFrom("bill")
    .select(["id", "amount", "state", "transfer_code"])
    .where("transfer_code", "in", codes)
    .orderBy("id")
    .forUpdate()
    .execute()
  return new Map(rows.map(({ transfer_code: code, ...bill }) => [code, bill]))
}

/** Inserts new lines; returns their ids. The same bank reference again in one file is the same line. */
async function insertLines(
  tx: Transaction<DB>,
  lines: readonly Insertable<DB["statement_line"]>[],
): Promise<Set<string>> {
  const inserted = new Set<string>()
  for (const some of inBatches(lines)) {
    const rows = await tx
      .insertInto("statement_line")
      .values(some)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning("id")
      .execute()
    for (const { id } of rows) inserted.add(id)
  }
  return inserted
}

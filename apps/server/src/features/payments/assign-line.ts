import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { takeBackCredit } from "./credit-line.ts"
import { accountOf, bank, bookMoney, readBalance, standingEntries, takeBackEntries } from "./ledger.ts"
import { decideLine, lockLine, type LineRow } from "./lock-line.ts"
import { lockBill, type BillRow } from "./move-bill.ts"
import { planLine } from "./plan-line.ts"
import { readBooks } from "./read-books.ts"
import { writeLines } from "./write-lines.ts"

interface Deciding {
  readonly lineId: string
  readonly clerkId: string
}

/**
 * Assigns an unknown line to the bill of a transfer code. Of two clerks the first wins. Throws `notFound` for an
 * unknown line, `billUnknown`, `ownCase`, `decidedAlready`.
 */
export async function assignLine(
  services: Services,
  handlers: BillHandlerTable,
  { lineId, clerkId, code }: Deciding & { readonly code: string },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await tx
      .selectFrom("bill")
      .select("id")
      .where("transfer_code", "=", code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""))
      .executeTakeFirst()
    const bill = found && (await lockBill(tx, found.id))
    const line = await lockLine(tx, lineId)
    if (!bill) throw new AppError("billUnknown")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    if (line.state !== "unknown") throw new AppError("decidedAlready")
    const occasion = { at: services.clock.now(), actorId: clerkId }
    const books = (await readBooks(tx, [bill])).get(bill.id)
    if (!books) throw new Error(`The bill ${bill.id} has no books.`)
    const plan = planLine(books, { id: lineId, amount: line.amount, wasUnknown: true })
    await decideLine(tx, line, { ...occasion, state: "assigned", billId: bill.id })
    await writeLines(tx, occasion, [{ lineId, billId: bill.id, plan }])
    await recordAudit(tx, occasion.at, {
      actorId: clerkId,
      action: "line.assign",
      subject: { kind: "bill", id: bill.id },
      details: { reference: line.reference, amount: line.amount },
    })
  })
}

/**
 * Takes a line back from its bill, or from somebody's credit, by counter entries. Throws `notFound`, `ownCase`, `decidedAlready` if it is
 * assigned to none or what it brought about was settled, `billClosed` if its money is used.
 */
export async function releaseLine(
  services: Services,
  handlers: BillHandlerTable,
  { lineId, clerkId }: Deciding,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const known = await tx
      .selectFrom("statement_line")
      .select("bill_id")
      .where("id", "=", lineId)
      .executeTakeFirst()
    const bill = known?.bill_id ? await lockBill(tx, known.bill_id) : undefined
    const line = await lockLine(tx, lineId)
    const { account_id: accountId } = line
    if (line.state === "assigned" && accountId !== null)
      return takeBackCredit(tx, line, { at: services.clock.now(), clerkId, accountId })
    if (!bill || line.state !== "assigned" || line.bill_id !== bill.id) throw new AppError("decidedAlready")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    const occasion = { at: services.clock.now(), actorId: clerkId }
    const settled = await tx
      .selectFrom("payment_note")
      .select("id")
      .where("line_id", "=", lineId)
      .where("outcome", "is not", null)
      .executeTakeFirst()
    if (settled) throw new AppError("decidedAlready")
    await tx.deleteFrom("payment_note").where("line_id", "=", lineId).execute()
    await takeLineBack(tx, { line, bill, ...occasion })
    await decideLine(tx, line, { ...occasion, state: "unknown", billId: null })
    await recordAudit(tx, occasion.at, {
      actorId: clerkId,
      action: "line.release",
      subject: { kind: "bill", id: bill.id },
      details: { reference: line.reference, amount: line.amount },
    })
  })
}

/** Sets an unknown line aside that is about no bill, such as interest. Throws `notFound`, `decidedAlready`. */
export async function setLineAside(
  services: Services,
  { lineId, clerkId, remark }: Deciding & { readonly remark: string },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const line = await lockLine(tx, lineId)
    if (line.state !== "unknown") throw new AppError("decidedAlready")
    const occasion = { at: services.clock.now(), actorId: clerkId }
    await decideLine(tx, line, { ...occasion, state: "settled", billId: null, remark })
    await bookMoney(tx, occasion, [
      {
        what: "aside",
        from: accountOf("unknown", lineId),
        to: accountOf("aside", lineId),
        amount: line.amount,
        subjectId: lineId,
      },
    ])
    await recordAudit(tx, occasion.at, {
      actorId: clerkId,
      action: "line.set-aside",
      subject: { kind: "statement", id: lineId },
      details: { reference: line.reference, amount: line.amount, remark },
    })
  })
}

interface TakingBack {
  readonly line: LineRow
  readonly bill: BillRow
  readonly at: Date
  readonly actorId: string
}

/** Counter entries for all that the line has booked; its money is unknown again. */
async function takeLineBack(tx: Transaction<DB>, { line, bill, ...occasion }: TakingBack): Promise<void> {
  const rows = await standingEntries(tx, { subjectId: line.id }).where("e.bill_id", "=", bill.id).execute()
  for (const entry of rows) {
    // What is due back was lowered by it: nobody knows by now whether it was refunded so.
    if (entry.from_kind === "refund") throw new AppError("billClosed")
    const { to_kind: kind, to_id: id } = entry
    const left =
      kind === "bill" || kind === "over" ? await readBalance(tx, accountOf(kind, id)) : entry.amount
    if (left < entry.amount) throw new AppError("billClosed")
  }
  // A line of before the ledger: its money came in with the receipt.
  if (rows.length === 0 && line.proves === null) throw new AppError("billClosed")
  await takeBackEntries(tx, occasion, rows)
  const unknown = accountOf("unknown", line.id)
  const missing = line.amount - (await readBalance(tx, unknown))
  await bookMoney(tx, occasion, [
    { what: "line", from: bank, to: unknown, amount: missing, subjectId: line.id },
  ])
}

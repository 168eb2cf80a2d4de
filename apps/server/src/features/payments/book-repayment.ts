import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { accountOf, bank, bookMoney, standingEntries, takeBackEntries } from "./ledger.ts"

interface Repayment {
  readonly id: string
  readonly sellerId: string
  /** VND. */
  readonly amount: number
  /** The unknown line that it came by; null for one that is noted by hand. */
  readonly lineId: string | null
  readonly at: Date
  readonly actorId: string
}

/**
 * Books what a seller has paid back. A line is used whole, and is settled by it. Throws `notFound` for an unknown line,
 * and `decidedAlready` where it is of another sum or used.
 */
export async function bookRepayment(tx: Transaction<DB>, repayment: Repayment): Promise<void> {
  const { id, sellerId, amount, lineId, ...occasion } = repayment
  const to = accountOf("seller", sellerId)
  if (lineId !== null) {
    const line = await tx
      .selectFrom("statement_line")
      .select(["state", "amount"])
      .where("id", "=", lineId)
      .forUpdate()
      .executeTakeFirst()
    if (!line) throw new AppError("notFound")
    if (line.state !== "unknown" || line.amount !== amount) throw new AppError("decidedAlready")
    await settleLine(tx, lineId, { state: "settled", ...occasion })
  }
  const from = lineId === null ? bank : accountOf("unknown", lineId)
  await bookMoney(tx, occasion, [{ what: "repayment", from, to, amount, subjectId: id }])
}

/** Books a repayment as not made; its line is unknown again. */
export async function takeRepaymentBack(
  tx: Transaction<DB>,
  { id, lineId, ...occasion }: Pick<Repayment, "id" | "lineId" | "at" | "actorId">,
): Promise<void> {
  const entries = await standingEntries(tx, { subjectId: id }).execute()
  await takeBackEntries(tx, occasion, entries)
  if (lineId === null) return
  // One that was noted by hand before its line came left the bank by itself: the line's money is nobody's now.
  const byHand = entries.filter(({ from_kind: kind }) => kind === "bank")
  const unknown = accountOf("unknown", lineId)
  await bookMoney(
    tx,
    occasion,
    byHand.map(({ amount }) => ({ what: "line", from: bank, to: unknown, amount, subjectId: lineId })),
  )
  await settleLine(tx, lineId, { state: "unknown", ...occasion })
}

const settleLine = (
  tx: Transaction<DB>,
  id: string,
  { state, at, actorId }: { state: "settled" | "unknown"; at: Date; actorId: string },
) =>
  tx
    .updateTable("statement_line")
    .set({ state, proves: null, decided_by: actorId, decided_at: at })
    .where("id", "=", id)
    .execute()

import { PaymentNote } from "@roomwright/contract/payments/receipts-admin"
import { AppError } from "../../platform/app-error.ts"
import { readBillMoney, readMoneyOfBills } from "./bill-money.ts"
import { readFourEyes } from "../settings/settings.public.ts"
import type { Services } from "../../platform/services.ts"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

const notes = (db: Kysely<DB>) =>
  db
    .selectFrom("payment_note as n")
    .leftJoin("account as by", "by.id", "n.noted_by")
    .leftJoin("account as approver", "approver.id", "n.approved_by")
    .selectAll("n")
    .select(["by.nickname", "approver.nickname as approver"])

/** One note. Throws `notFound`. */
export async function readNote({ database }: Pick<Services, "database">, id: string): Promise<PaymentNote> {
  const row = await notes(database.db).where("n.id", "=", id).executeTakeFirst()
  if (!row) throw new AppError("notFound")
  const { refunded } = await readBillMoney(database.db, row.bill_id)
  return toNote(row, { twoFrom: await readFourEyes(database.db), refunded })
}

/** The notes of these bills, oldest first, by bill. */
export async function readNotes(
  db: Kysely<DB>,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PaymentNote[]>> {
  if (billIds.length === 0) return new Map()
  const rows = await notes(db).where("n.bill_id", "in", billIds).orderBy("n.noted_at").execute()
  const twoFrom = await readFourEyes(db)
  const money = await readMoneyOfBills(db, billIds)
  const byBill = Map.groupBy(rows, (row) => row.bill_id)
  return new Map(
    [...byBill].map(([id, some]) => [
      id,
      some.map((row) => toNote(row, { twoFrom, refunded: money.get(id)?.refunded ?? 0 })),
    ]),
  )
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>["execute"]>>[number]

interface OfBill {
  /** From this sum on a refund takes two; null for never. */
  readonly twoFrom: number | null
  /** What went back on its bill. */
  readonly refunded: number
}

const toNote = (row: NoteRow, { twoFrom, refunded }: OfBill): PaymentNote =>
  PaymentNote.parse({
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    due: row.due,
    remark: row.remark,
    notedAt: row.noted_at.toISOString(),
    notedBy: row.noted_by === null ? null : { id: row.noted_by, nickname: row.nickname ?? "" },
    outcome: row.outcome,
    settledAt: row.settled_at?.toISOString() ?? null,
    reference: row.reference,
    needsTwo: row.outcome === "REFUND_DUE" && twoFrom !== null && (row.due ?? 0) + refunded >= twoFrom,
    approvedBy: row.approved_by === null ? null : { id: row.approved_by, nickname: row.approver ?? "" },
  })

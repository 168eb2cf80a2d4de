import type { PageOf } from "@roomwright/contract/envelope"
import { BankAccount, BillKind, BillState, InvoiceData } from "@roomwright/contract/payments/bills"
import {
  defaultLanguage,
  isLanguage,
  LocalText,
  showText,
  type Language,
} from "@roomwright/contract/language"
import type { AdminReceipt } from "@roomwright/contract/payments/receipts-admin"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { signPrivateFile } from "../media/media.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readMoneyOfBills, toShownMoney } from "./bill-money.ts"
import { readBillParties } from "./bill-parties.ts"
import { likeBits } from "./picture-hash.ts"
import { readNotes } from "./read-notes.ts"
import { undoneUntil } from "./undo-confirmation.ts"

interface AdminQuery {
  readonly page: number
  readonly size: number
  readonly state: "waiting" | "decided"
  /** A transfer code, or the beginning of one. */
  readonly w?: string | undefined
}

/** Waiting receipts, oldest first, or decided ones, newest first. */
export async function listReceipts(
  services: Services,
  handlers: BillHandlerTable,
  { page, size, state, w }: AdminQuery,
  language: Language,
): Promise<PageOf<AdminReceipt> & { content: AdminReceipt[] }> {
  const { db } = services.database
  const isWaiting = sql<boolean>`(r.rejected_at is null and r.part_at is null and b.state = 'PENDING_REVIEW')`
  const found = db
    .selectFrom("bill_receipt as r")
    .innerJoin("bill as b", "b.id", "r.bill_id")
    .where(isWaiting, "=", state === "waiting")
    .$if(w !== undefined && w !== "", (query) =>
      query.where("b.transfer_code", "like", `${(w ?? "").toUpperCase().replaceAll(/[^0-9A-Z]/g, "")}%`),
    )
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const direction = state === "waiting" ? "asc" : "desc"
  const rows = await found
    .select("r.id")
    .orderBy("r.sent_at", direction)
    .orderBy("r.id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  const content = await showReceipts(
    services,
    handlers,
    rows.map(({ id }) => id),
    language,
  )
  return { content, page, size, totalElements: Number(total) }
}

/** One receipt as the back office shows it. Throws `notFound`. */
export async function readReceipt(
  services: Services,
  handlers: BillHandlerTable,
  id: string,
  language: Language,
): Promise<AdminReceipt> {
  const [receipt] = await showReceipts(services, handlers, [id], language)
  if (!receipt) throw new AppError("notFound")
  return receipt
}

/** Receipts with the data that a clerk compares, in the order of the given ids. */
async function showReceipts(
  services: Services,
  handlers: BillHandlerTable,
  ids: readonly string[],
  language: Language,
): Promise<AdminReceipt[]> {
  if (ids.length === 0) return []
  const { db } = services.database
  const rows = await receiptRows(db, ids).execute()
  if (rows.length === 0) return []
  const billIds = [...new Set(rows.map(({ bill_id }) => bill_id))]
  const money = await readMoneyOfBills(db, billIds)
  const notes = await readNotes(db, billIds)
  const parties = await readBillParties(
    db,
    handlers,
    rows.map((row) => ({ ...row, id: row.bill_id })),
  )
  const matches = Map.groupBy(await matchRows(db, billIds).execute(), ({ bill_id }) => bill_id)
  const alike = Map.groupBy(await alikeRows(db, ids), ({ receipt_id }) => receipt_id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const isConfirmed = row.rejected_at === null && row.part_at === null && row.confirmed_at !== null
    const decidedAt = row.rejected_at ?? row.part_at ?? (isConfirmed ? row.confirmed_at : null)
    return [
      {
        id,
        sentAt: row.sent_at.toISOString(),
        picture: row.private_file_id === null ? null : signPrivateFile(services, row.private_file_id),
        bill: {
          id: row.bill_id,
          kind: z.parse(BillKind, row.kind),
          title: showText(z.parse(LocalText, row.title), language),
          amount: row.amount,
          money: toShownMoney(
            { amount: row.amount, state: z.parse(BillState, row.state) },
            money.get(row.bill_id),
          ),
          transferCode: row.transfer_code,
          status: z.parse(BillState, row.state),
          createdAt: row.created_at.toISOString(),
          account: z.parse(BankAccount, row.account),
          payer: {
            id: row.payer_id,
            nickname: row.payer,
            language: isLanguage(row.payer_language) ? row.payer_language : defaultLanguage,
          },
          invoice: row.invoice === null ? null : z.parse(InvoiceData, row.invoice),
        },
        alike: (alike.get(id) ?? []).map(({ bill_id, transfer_code, state }) => ({
          billId: bill_id,
          transferCode: transfer_code,
          status: z.parse(BillState, state),
        })),
        matches: (matches.get(row.bill_id) ?? []).map(({ reference, at, amount }) => ({
          reference,
          at: at.toISOString(),
          amount,
          // Credit has paid the rest.
          isExact: amount === row.amount - (money.get(row.bill_id)?.credit ?? 0),
        })),
        parties: [...(parties.get(row.bill_id) ?? [])],
        notes: [...(notes.get(row.bill_id) ?? [])],
        deliversAt: isConfirmed ? (row.deliver_at?.toISOString() ?? null) : null,
        undoUntil: isConfirmed ? (undoneUntil(services, row)?.toISOString() ?? null) : null,
        decision: decidedAt && {
          outcome: isConfirmed
            ? ("CONFIRMED" as const)
            : row.part_at === null
              ? ("REJECTED" as const)
              : ("PART" as const),
          by: { id: row.decided_by ?? "", nickname: row.clerk ?? "" },
          at: decidedAt.toISOString(),
          reason: row.rejected_for,
        },
      },
    ]
  })
}

const receiptRows = (db: Kysely<DB>, ids: readonly string[]) =>
  db
    .selectFrom("bill_receipt as r")
    .innerJoin("bill as b", "b.id", "r.bill_id")
    .innerJoin("account as payer", "payer.id", "b.payer_id")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("bill_change as c")
          .leftJoin("account as clerk", "clerk.id", "c.actor_id")
          .select(["c.actor_id", "clerk.nickname"])
          .whereRef("c.bill_id", "=", "b.id")
          .where(sql<boolean>`c.at = coalesce(r.rejected_at, r.part_at, b.confirmed_at)`)
          .where("c.to_state", "in", ["CONFIRMED", "REJECTED", "AWAITING_PAYMENT"])
          .limit(1)
          .as("d"),
      (join) => join.onTrue(),
    )
    .select([
      "r.id",
      "r.bill_id",
      "r.sent_at",
      "r.private_file_id",
      "r.rejected_at",
      "r.rejected_for",
      "r.part_at",
    ])
    .select(["b.kind", "b.subject_id", "b.title", "b.amount", "b.transfer_code", "b.state", "b.created_at"])
    .select([
      "b.account",
      "b.invoice",
      "b.confirmed_at",
      "b.deliver_at",
      "b.payer_id",
      "payer.nickname as payer",
      "payer.language as payer_language",
    ])
    .select(["d.actor_id as decided_by", "d.nickname as clerk"])
    .where("r.id", "in", ids)

const matchRows = (db: Kysely<DB>, billIds: readonly string[]) =>
  db
    .selectFrom("statement_line")
    .select(["bill_id", "reference", "at", "amount"])
    .where("bill_id", "in", billIds)
    .orderBy("at")

interface AlikeRow {
  readonly receipt_id: string
  readonly bill_id: string
  readonly transfer_code: string
  readonly state: string
}

/** Receipts of other bills whose pictures differ in few bits: the same picture cropped or saved again. */
async function alikeRows(db: Kysely<DB>, ids: readonly string[]): Promise<readonly AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select distinct on (bits, r.id, o.bill_id) r.id as receipt_id, o.bill_id, b.transfer_code, b.state,
      bit_count(r.picture_hash # o.picture_hash) as bits
    from bill_receipt r
    join bill_receipt o on o.bill_id <> r.bill_id and bit_count(r.picture_hash # o.picture_hash) <= ${likeBits}
    join bill b on b.id = o.bill_id
    where r.id = any(${ids}::uuid[])
    order by bits, r.id, o.bill_id`.execute(db)
  return rows
}

import type { PageOf } from "@roomwright/contract/envelope"
import { showText, type Language } from "@roomwright/contract/language"
import { OrderKind } from "@roomwright/contract/orders/calls"
import {
  statementEntryKinds,
  type Payout,
  type PayoutHold,
  type Repayment,
  type Statement,
  type StatementDetail,
  type StatementEntry,
} from "@roomwright/contract/orders/statements"
import type { AdminStatement, adminStatementSorts } from "@roomwright/contract/orders/statements-admin"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { signPrivateFile } from "../media/media.public.ts"
import { countedChanges, statementRows } from "./count-sales.ts"
import { heldSum, heldWhole, readHolds } from "./payout-holds.ts"
import { StoredItem } from "./stored-item.ts"

interface StatementRow {
  readonly month: string
  readonly sold: number
  readonly returned: number
  readonly commission: number
  readonly paid_out: number
  readonly repaid: number
  readonly sales: number
}

const toStatement = ({
  month,
  sold,
  returned,
  commission,
  paid_out: paidOut,
  repaid,
  sales,
}: StatementRow): Statement => ({
  month,
  sales,
  sold,
  returned,
  commission,
  paidOut,
  repaid,
  owed: sold - returned - commission - paidOut + repaid,
})

/** The months of a seller, the newest first, the total owed, and how much of it is held for now, and why. */
export async function listStatements(
  db: Kysely<DB>,
  sellerId: string,
  now: Date,
): Promise<{ balance: number; held: number; holds: PayoutHold[]; months: Statement[] }> {
  const { rows } = await sql<StatementRow>`${statementRows(sellerId)} order by month desc`.execute(db)
  const months = rows.map(toStatement)
  const balance = months.reduce((sum, { owed }) => sum + owed, 0)
  const holds = await readHolds(db, sellerId, now)
  return { balance, held: heldSum(holds), holds, months }
}

/** What can be paid out for a month: never more than all months leave, without what is held. */
export const payableOf = (
  owed: number,
  { balance, held, holds }: { balance: number; held: number; holds: readonly PayoutHold[] },
): number => (heldWhole(holds) === null ? Math.max(0, Math.min(owed, balance - held)) : 0)

interface Asked {
  readonly sellerId: string
  readonly month: string
  readonly page: number
  readonly size: number
}

/** One month of a seller; may be empty. Throws `notFound` for an unknown seller. */
export async function readStatement(
  services: Pick<Services, "database" | "config" | "clock">,
  { sellerId, month, page, size }: Asked,
  language: Language,
): Promise<StatementDetail> {
  const { db } = services.database
  const seller = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("id", "=", sellerId)
    .executeTakeFirst()
  if (!seller) throw new AppError("notFound")
  const { months, ...all } = await listStatements(db, sellerId, services.clock.now())
  const nothing = toStatement({
    month,
    sold: 0,
    returned: 0,
    commission: 0,
    paid_out: 0,
    repaid: 0,
    sales: 0,
  })
  const shown = months.find((one) => one.month === month) ?? nothing
  return {
    ...shown,
    seller,
    ...all,
    payable: payableOf(shown.owed, all),
    entries: await readEntries(db, { sellerId, month, page, size }, language),
    payouts: await readPayouts(services, sellerId, month),
    repayments: await readRepayments(db, sellerId, month),
  }
}

interface EntryRow {
  readonly id: string
  readonly at: Date
  readonly type: string
  readonly amount: number
  readonly commission: number
  readonly order_id: string
  readonly transfer_code: string
  readonly kind: string
  readonly item: unknown
  readonly found: number
}

async function readEntries(
  db: Kysely<DB>,
  { sellerId, month, page, size }: Asked,
  language: Language,
): Promise<PageOf<StatementEntry> & { content: StatementEntry[] }> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.at, e.type, e.amount::bigint as amount, e.commission::bigint as commission, e.order_id, b.transfer_code, o.kind, o.item,
      count(*) over ()::int as found
    from (${countedChanges(sellerId)}) as e
    join market_order o on o.id = e.order_id
    join bill b on b.id = o.bill_id
    where e.month = ${month}
    order by e.at desc, e.id desc
    limit ${size} offset ${page * size}`.execute(db)
  const content = rows.map((row) => ({
    id: row.id,
    type: z.parse(z.enum(statementEntryKinds), row.type),
    at: row.at.toISOString(),
    orderId: row.order_id,
    code: row.transfer_code,
    kind: z.parse(OrderKind, row.kind),
    name: showText(z.parse(StoredItem, row.item).name, language),
    amount: row.amount,
    commission: row.commission,
  }))
  return { content, page, size, totalElements: rows[0]?.found ?? 0 }
}

async function readPayouts(
  services: Pick<Services, "database" | "config" | "clock">,
  sellerId: string,
  month: string,
): Promise<Payout[]> {
  const rows = await services.database.db
    .selectFrom("payout")
    .select(["id", "noted_at", "amount", "reference", "private_file_id", "undone_at", "undone_reason"])
    .where("seller_id", "=", sellerId)
    .where("month", "=", month)
    .orderBy("noted_at")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.noted_at.toISOString(),
    amount: row.amount,
    reference: row.reference,
    receipt: row.private_file_id === null ? null : signPrivateFile(services, row.private_file_id).address,
    takenBack: row.undone_at === null ? null : { at: row.undone_at.toISOString(), reason: row.undone_reason },
  }))
}

async function readRepayments(db: Kysely<DB>, sellerId: string, month: string): Promise<Repayment[]> {
  const rows = await db
    .selectFrom("repayment")
    .select(["id", "noted_at", "amount", "reference", "undone_at", "undone_reason"])
    .where("seller_id", "=", sellerId)
    .where("month", "=", month)
    .orderBy("noted_at")
    .orderBy("id")
    .execute()
  return rows.map(({ id, noted_at, amount, reference, undone_at, undone_reason: reason }) => ({
    id,
    at: noted_at.toISOString(),
    amount,
    reference,
    takenBack: undone_at === null ? null : { at: undone_at.toISOString(), reason },
  }))
}

interface AdminQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly month?: string | undefined
  readonly owed?: "yes" | undefined
  readonly sort: (typeof adminStatementSorts)[number]
}

const orders = {
  newest: sql`s.month desc, a.nickname, s.seller_id`,
  oldest: sql`s.month, a.nickname, s.seller_id`,
  most: sql`s.sold - s.returned - s.commission - s.paid_out + s.repaid desc, s.month desc, s.seller_id`,
  least: sql`s.sold - s.returned - s.commission - s.paid_out + s.repaid, s.month desc, s.seller_id`,
} as const

/** Months of all sellers. */
export async function searchStatements(
  { database: { db } }: Pick<Services, "database">,
  { page, size, w, month, owed, sort }: AdminQuery,
): Promise<PageOf<AdminStatement> & { content: AdminStatement[] }> {
  const { rows } = await sql<
    StatementRow & { readonly seller_id: string; readonly nickname: string; readonly found: number }
  >`
    select s.*, a.nickname, count(*) over ()::int as found
    from (${statementRows()}) as s
    join account a on a.id = s.seller_id
    where true
      ${w === undefined || w === "" ? sql`` : sql`and a.nickname ilike ${containing(w)}`}
      ${month === undefined ? sql`` : sql`and s.month = ${month}`}
      ${owed === undefined ? sql`` : sql`and s.sold - s.returned - s.commission - s.paid_out + s.repaid > 0`}
    order by ${orders[sort]}
    limit ${size} offset ${page * size}`.execute(db)
  const content = rows.map((row) => ({
    ...toStatement(row),
    id: `${row.seller_id}-${row.month}`,
    seller: { id: row.seller_id, nickname: row.nickname },
  }))
  return { content, page, size, totalElements: rows[0]?.found ?? 0 }
}

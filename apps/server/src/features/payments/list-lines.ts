import type { PageOf } from "@roomwright/contract/envelope"
import { LineState, type StoredLine } from "@roomwright/contract/payments/statement-lines"
import { sql } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { containing } from "../../platform/database/containing.ts"
import type { Services } from "../../platform/services.ts"
import { readAmount } from "./parse-statement.ts"

interface LinesQuery {
  readonly page: number
  readonly size: number
  readonly state?: LineState | undefined
  readonly w?: string | undefined
}

interface LineRow {
  readonly id: string
  readonly reference: string
  readonly at: Date
  readonly amount: number
  readonly message: string
  readonly state: string
  readonly transfer_code: string | null
  readonly payer: string | null
  readonly remark: string
  readonly decided_by: string | null
}

/** A line is a part as long as its open bill misses something; the ledger says so. */
const lines = sql`
  select l.id, l.reference, l.at, l.amount, l.message, l.remark, b.transfer_code, p.nickname as payer,
    c.nickname as decided_by,
    case
      when l.state <> 'assigned' then l.state
      when b.state in ('AWAITING_PAYMENT', 'PENDING_REVIEW', 'REJECTED') and coalesce(m.balance, 0) < b.amount then 'part'
      else 'matched'
    end as state
  from statement_line l
  left join bill b on b.id = l.bill_id
  left join account p on p.id = coalesce(l.account_id, b.payer_id)
  left join account c on c.id = l.decided_by
  left join money_balance m on m.kind = 'bill' and m.id = l.bill_id`

/** The imported lines, newest first. */
export async function listLines(
  { database: { db } }: Pick<Services, "database">,
  { page, size, state, w = "" }: LinesQuery,
): Promise<PageOf<StoredLine> & { content: StoredLine[] }> {
  const sum = readAmount(w)
  const like = containing(w)
  const found = sql`
    (${lines}) as s
    where ${state === undefined ? sql`true` : sql`s.state = ${state}`}
      and ${
        w === ""
          ? sql`true`
          : sql`(s.message ilike ${like} or s.reference ilike ${like} or s.amount = ${sum ?? -1})`
      }`
  const { rows } = await sql<LineRow>`
    select s.* from ${found} order by s.at desc, s.id desc limit ${size} offset ${page * size}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(
    db,
  )
  return { content: rows.map(toLine), page, size, totalElements: counted[0]?.total ?? 0 }
}

/** One line. Throws `notFound`. */
export async function readLine({ database }: Pick<Services, "database">, id: string): Promise<StoredLine> {
  const { rows } = await sql<LineRow>`select s.* from (${lines}) as s where s.id = ${id}`.execute(database.db)
  if (!rows[0]) throw new AppError("notFound")
  return toLine(rows[0])
}

const toLine = (row: LineRow): StoredLine => ({
  id: row.id,
  reference: row.reference,
  at: row.at.toISOString(),
  amount: row.amount,
  message: row.message,
  state: z.parse(LineState, row.state),
  transferCode: row.transfer_code,
  payer: row.payer,
  remark: row.remark,
  decidedBy: row.decided_by,
})

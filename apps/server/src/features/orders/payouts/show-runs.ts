import type { PageOf } from "@roomwright/contract/envelope"
import {
  payoutItemStates,
  type PayoutRun,
  type PayoutRunDetail,
} from "@roomwright/contract/orders/payout-runs"
import { sql } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../../platform/app-error.ts"
import type { Services } from "../../../platform/services.ts"
import { toShownTarget } from "../../payments/payments.public.ts"
import { needsTwoClerks } from "./release-run.ts"

interface RunSums {
  readonly id: string
  readonly number: number
  readonly made_at: Date
  readonly made_by: string
  readonly maker: string | null
  readonly released_at: Date | null
  readonly released_by: string | null
  readonly releaser: string | null
  readonly sellers: number
  readonly open: number
  readonly total: number
  readonly paid: number
  readonly found: number
}

/** The code of a run in the bank's messages. */
export const codeOfRun = (number: number): string => `PR${number}`

const runs = sql`
  select r.id, r.number, r.made_at, r.made_by, maker.nickname as maker, r.released_at, r.released_by,
    releaser.nickname as releaser, count(i.id)::int as sellers,
    count(i.id) filter (where i.state = 'OPEN')::int as open,
    coalesce(sum(i.amount) filter (where i.state in ('OPEN', 'PAID')), 0)::bigint as total,
    coalesce(sum(i.amount) filter (where i.state = 'PAID'), 0)::bigint as paid,
    count(*) over ()::int as found
  from payout_run r
  join payout_item i on i.run_id = r.id
  left join account maker on maker.id = r.made_by
  left join account releaser on releaser.id = r.released_by`

const toRun = (row: RunSums): PayoutRun => ({
  id: row.id,
  code: codeOfRun(row.number),
  state: row.open === 0 ? "CLOSED" : row.released_at === null ? "MADE" : "RELEASED",
  madeAt: row.made_at.toISOString(),
  madeBy: { id: row.made_by, nickname: row.maker ?? "" },
  releasedAt: row.released_at?.toISOString() ?? null,
  releasedBy: row.released_by === null ? null : { id: row.released_by, nickname: row.releaser ?? "" },
  sellers: row.sellers,
  total: row.total,
  paid: row.paid,
})

/** Payout runs, the newest first. */
export async function listRuns(
  { database: { db } }: Pick<Services, "database">,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<PageOf<PayoutRun> & { content: PayoutRun[] }> {
  const { rows } = await sql<RunSums>`${runs}
    group by r.id, maker.nickname, releaser.nickname
    order by r.number desc limit ${size} offset ${page * size}`.execute(db)
  return { content: rows.map(toRun), page, size, totalElements: rows[0]?.found ?? 0 }
}

/** One run with its sellers. Throws `notFound`. */
export async function readRun(
  { database: { db } }: Pick<Services, "database">,
  id: string,
): Promise<PayoutRunDetail> {
  const { rows } = await sql<RunSums>`${runs} where r.id = ${id}
    group by r.id, maker.nickname, releaser.nickname`.execute(db)
  const [row] = rows
  if (!row) throw new AppError("notFound")
  const items = await db
    .selectFrom("payout_item as i")
    .innerJoin("account as a", "a.id", "i.seller_id")
    .select([
      "i.id",
      "i.seller_id",
      "a.nickname",
      "i.amount",
      "i.shown",
      "i.state",
      "i.reason",
      "i.reference",
    ])
    .select(sql<string | null>`i.paid_on::text`.as("paid_on"))
    .where("i.run_id", "=", id)
    .orderBy("i.amount", "desc")
    .orderBy("i.id")
    .execute()
  return {
    ...toRun(row),
    needsTwo: await needsTwoClerks(db, row.total),
    items: items.map((item) => ({
      id: item.id,
      seller: { id: item.seller_id, nickname: item.nickname },
      amount: item.amount,
      account: toShownTarget(item.shown),
      state: z.parse(z.enum(payoutItemStates), item.state),
      reason: item.reason,
      reference: item.reference,
      paidOn: item.paid_on,
    })),
  }
}

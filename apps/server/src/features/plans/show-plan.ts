import type { OwnPlan, QuotaCounter, QuotaEntry } from "@roomwright/contract/plans/calls"
import * as contract from "@roomwright/contract/plans/calls"
import type { PageOf } from "@roomwright/contract/envelope"
import { uploadQuotaBytes } from "@roomwright/contract/media/uploads"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import { readTaken } from "../media/media.public.ts"
import { readEntitlement, readMeters } from "./quota-ledger.ts"
import { toSubscription } from "./subscriptions.ts"

/** The state of an account's plan: subscriptions, quotas, storage, the waiting purchase. */
export async function readOwnPlan({ database, clock }: Services, accountId: string): Promise<OwnPlan> {
  const { db } = database
  const now = clock.now()
  const entitlement = await readEntitlement(db, accountId, now)
  const rows = await db
    .selectFrom("subscription")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("starts_at")
    .execute()
  const isOver = (row: (typeof rows)[number]): boolean => row.replaced_at !== null || row.ends_at <= now
  const alive = rows.filter((row) => !isOver(row))
  const current = alive.find((row) => row.starts_at <= now)
  const open = await db
    .selectFrom("plan_purchase")
    .select("bill_id")
    .where("account_id", "=", accountId)
    .where("outcome", "is", null)
    .executeTakeFirst()
  return {
    tier: entitlement.tier,
    isUnlimited: entitlement.source === "staff",
    current: current ? toSubscription(current) : null,
    later: alive.filter((row) => row !== current).map(toSubscription),
    past: rows.filter(isOver).toReversed().map(toSubscription),
    meters: await readMeters(db, accountId, now),
    files: { ...(await readTaken(db, accountId)), most: uploadQuotaBytes },
    openBillId: open?.bill_id ?? null,
  }
}

interface EntriesQuery {
  readonly page: number
  readonly size: number
  readonly counter?: QuotaCounter | undefined
}

/** The ledger of an account, newest first: one line per use, in its current state, and one per grant. */
export async function listEntries(
  { database: { db } }: Pick<Services, "database">,
  accountId: string,
  { page, size, counter }: EntriesQuery,
): Promise<PageOf<QuotaEntry> & { content: QuotaEntry[] }> {
  const entries = sql`(
    select id, counter, amount, state, reason, coalesce(settled_at, reserved_at) as at
    from quota_use where account_id = ${accountId}
    union all
    select id, counter, amount, 'GRANTED', reason, granted_at from quota_grant where account_id = ${accountId}
  ) e where ${counter ?? null}::text is null or counter = ${counter ?? null}`
  const total = await sql<{ total: number }>`select count(*)::int as total from ${entries}`.execute(db)
  const { rows } = await sql<Omit<QuotaEntry, "at"> & { at: Date }>`
    select * from ${entries} order by at desc, id desc limit ${size} offset ${page * size}`.execute(db)
  return {
    content: rows.map((row) => contract.QuotaEntry.parse({ ...row, at: row.at.toISOString() })),
    page,
    size,
    totalElements: total.rows[0]?.total ?? 0,
  }
}

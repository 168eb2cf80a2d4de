import { isNotificationType } from "@roomwright/contract/notifications/types"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { NumberedMessage } from "./live-stream.ts"

/** Notifications per account in one read; more follow after these. */
export const notificationsAtOnce = 500

/**
 * The next notifications of some accounts, each after its own number, in order. One query, however many
 * accounts.
 */
export async function readNotificationsAfter(
  db: Kysely<DB>,
  asked: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly NumberedMessage[]>> {
  const { rows } = await sql<{
    account_id: string
    number: number
    id: string
    type: string
    created_at: Date
  }>`
    select m.account_id, m.number, m.id, m.type, m.created_at
    from unnest(${[...asked.keys()]}::uuid[], ${[...asked.values()]}::bigint[]) as asked (account_id, number)
    cross join lateral (
      select * from mail where account_id = asked.account_id and number > asked.number
      order by number limit ${notificationsAtOnce}
    ) m order by m.account_id, m.number`.execute(db)
  const found = new Map<string, NumberedMessage[]>()
  for (const { account_id: accountId, number, id, type, created_at: createdAt } of rows) {
    const list = found.get(accountId) ?? []
    found.set(accountId, list)
    // Skips types of a later release.
    const shown = isNotificationType(type) ? type : "NONE"
    list.push({ number, message: { type: shown, id, createdAt: createdAt.toISOString() } })
  }
  return found
}

/** The number of an account's newest notification ever; 0 when there was none. */
export async function readLastNumber(db: Kysely<DB>, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("mailbox")
    .select("last_number")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return row?.last_number ?? 0
}

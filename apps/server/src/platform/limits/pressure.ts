import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import type { DB } from "../database/row-types.ts"

/**
 * The activity on something shared: an account, or everything. It never refuses anybody, or one caller could
 * exhaust it for all; above `from` it tightens each caller's own limits.
 */
export interface Pressure {
  readonly name: string
  readonly from: number
  readonly windowMs: number
}

interface Counting {
  readonly db: Kysely<DB>
  readonly clock: { now(): Date }
}

/** Counts one more, across all processes. */
export async function addPressure(
  { db, clock }: Counting,
  { name, windowMs }: Pressure,
  key: string,
): Promise<void> {
  const now = clock.now()
  const resetsAt = new Date(now.getTime() + windowMs)
  await sql`
    insert into limit_count as c (name, key_hash, used, resets_at)
    values (${name}, ${hashOf(key)}, 1, ${resetsAt})
    on conflict (name, key_hash) do update set
      used = case when c.resets_at <= ${now} then 1 else least(c.used + 1, 1000000000) end,
      resets_at = case when c.resets_at <= ${now} then ${resetsAt} else c.resets_at end`.execute(db)
}

/** Whether there is more activity than usual. */
export async function isPressed(
  { db, clock }: Counting,
  { name, from }: Pressure,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("limit_count")
    .select("used")
    .where("name", "=", name)
    .where("key_hash", "=", hashOf(key))
    .where("resets_at", ">", clock.now())
    .executeTakeFirst()
  return row !== undefined && row.used >= from
}

const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest()

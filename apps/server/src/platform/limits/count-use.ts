import { createHash } from "node:crypto"
import { sql, type Kysely } from "kysely"
import { AppError } from "../app-error.ts"
import type { ErrorName } from "@roomwright/contract/errors"
import type { DB } from "../database/row-types.ts"

/** How many uses are allowed within a window that begins with the first. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
  /** The last allowed use restarts the window: so wrong tries lock for a whole window. */
  readonly locks?: boolean
  readonly refusal?: ErrorName
}

interface Counting {
  readonly db: Kysely<DB>
  readonly clock: { now(): Date }
}

const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest()

/**
 * Counts one more use by `key`, atomically across all processes: of many at the same moment at most `most`
 * pass. Throws the limit's refusal with the time to wait.
 */
export async function countUse(
  { db, clock }: Counting,
  { name, most, windowMs, locks = false, refusal = "tooManyRequests" }: Limit,
  key: string,
): Promise<void> {
  const now = clock.now()
  const resetsAt = new Date(now.getTime() + windowMs)
  const { rows } = await sql<{ used: number; resets_at: Date }>`
    insert into limit_count as c (name, key_hash, used, resets_at)
    values (${name}, ${hashOf(key)}, 1, ${resetsAt})
    on conflict (name, key_hash) do update set
      used = case when c.resets_at <= ${now} then 1 else least(c.used + 1, ${most + 1}) end,
      resets_at = case when c.resets_at <= ${now} or (${locks} and c.used + 1 = ${most}) then ${resetsAt}
        else c.resets_at end
    returning used, resets_at`.execute(db)
  const row = rows[0]
  if (!row || row.used <= most) return
  const waitMs = row.resets_at.getTime() - now.getTime()
  throw new AppError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Resets the count of `key`: a right password clears the wrong ones. */
export async function clearUse(db: Kysely<DB>, { name }: Limit, key: string): Promise<void> {
  await db.deleteFrom("limit_count").where("name", "=", name).where("key_hash", "=", hashOf(key)).execute()
}

/** Deletes expired counts. */
export async function sweepUses({ db, clock }: Counting): Promise<void> {
  await db.deleteFrom("limit_count").where("resets_at", "<", clock.now()).execute()
}

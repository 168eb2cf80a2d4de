import { type Kysely, sql } from "kysely"
import type pg from "pg"

/** Any fixed number; code that deletes files holds this lock shared, a backup exclusively. */
const deletionLock = 7_405_215

/**
 * Whether files may be deleted until the transaction ends: not during a backup, whose database may still name
 * them.
 */
export async function mayDeleteFiles<DB>(tx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${deletionLock}) as free`.execute(tx)
  return rows[0]?.free === true
}

/** Prevents deletions for the lifetime of this connection, after waiting for current ones to finish. */
export const holdDeletions = (client: Pick<pg.Client, "query">): Promise<unknown> =>
  client.query("select pg_advisory_lock($1)", [deletionLock])

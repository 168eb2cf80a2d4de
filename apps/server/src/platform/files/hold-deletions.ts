import { type Kysely, sql } from "kysely"
import type pg from "pg"

/** Any fixed number: who deletes files holds it together with others, a backup alone. */
const deletionLock = 7_405_215

/**
 * Whether files may be deleted now, until the transaction ends: not while a backup runs, whose database may still name
 * them.
 */
export async function mayDeleteFiles<DB>(tx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${deletionLock}) as free`.execute(tx)
  return rows[0]?.free === true
}

/** Keeps everybody from deleting files as long as this connection lasts, from when those at it are done. */
export const holdDeletions = (client: Pick<pg.Client, "query">): Promise<unknown> =>
  client.query("select pg_advisory_lock($1)", [deletionLock])

import { setTimeout as sleep } from "node:timers/promises"
import type { Database } from "../platform/database/connect.ts"

/** Waits until a statement waits for a lock that another transaction holds, or until `work` has ended without. */
export async function waitForLock({ pool }: Database, work: Promise<unknown>): Promise<void> {
  const ended = work.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([ended, sleep(20, false)]))) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
